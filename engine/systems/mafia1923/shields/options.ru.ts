/** What the options of the Doctor and the Bodyguard say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'doctor.savesTold': 'Кто утром узнает, что визит доктора уберег от мафии или от отравления.',
  'bodyguard.autoInjures': 'Ранит ли нападавшего самостоятельное спасение телохранителя.',
  'bodyguard.autoOrder':
    'Когда тратится самостоятельное спасение телохранителя: только если больше ничто не держит, или на первом же нападении.',
}
