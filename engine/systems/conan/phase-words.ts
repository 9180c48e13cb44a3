/** What the phases are called that these rules have alone. */
import { withArticle, declined, type PhasesCalled } from '../../text/phase-forms.ts'

export const phasesCalled: PhasesCalled = {
  prep: {
    en: withArticle('prep'),
    ru: declined('подготовка', 'подготовку', 'в подготовку', 'каждую подготовку'),
  },
}
