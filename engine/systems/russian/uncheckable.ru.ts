/** Why no case can show some rules, in Russian. */
import type { RuleId } from '../../reason/claim.ts'
import type { Sentences } from '../../ruleset/said.ts'

const withOptionalRoles = (whom: string): string => `речь только о необязательных ролях, которых здесь еще нет: ${whom}`

export const uncheckable: Sentences<RuleId> = {
  'RU-OVL-5': 'здесь только сказано, какие правила есть; каждое из них названо своим именем',
  'RU-NORD-7': withOptionalRoles('ведьма'),
  'RU-NORD-8': withOptionalRoles('актер, некромант и волшебник'),
  'RU-ORD-4': withOptionalRoles('актер, некромант и волшебник'),
  'RU-RES-9': withOptionalRoles('хакер'),
  'RU-RES-10': withOptionalRoles('анонимус'),
  'RU-RES-14': withOptionalRoles('сутенер'),
  'RU-RES-16': withOptionalRoles('ведьма'),
  'RU-DEATH-3': withOptionalRoles('фантом и некромант'),
  'RU-DEATH-4': 'игрокам разрешено догадываться, а на то, что считается, это не влияет',
  'RU-DEATH-5': 'игрокам разрешено говорить об этом в теме, а сказанное в теме здесь не читается',
  'RU-INFO-1': withOptionalRoles('анонимус, сутенер и горничная'),
  'RU-BUM-9': withOptionalRoles('актер'),
  'RU-FAN-3': 'речь о ходе умирающего на линчевании, а это записывает ведущий',
  'RU-FAC-G1': withOptionalRoles('фантом'),
  'RU-FAC-G2': 'отсылает к правилам этих ролей, где это и показано (RU-BOD-G1, RU-COM-G1, RU-DET-G1)',
  'RU-FAC-G3': withOptionalRoles('террорист'),
  'RU-FAC-G4': withOptionalRoles('герой'),
}
