import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The pages that let somebody in or turn them away, and why a request is turned away. */
export const serve = defineMessages({
  open: { en: 'Open Nightdesk', ru: 'Открыть Nightdesk' },
  closed: { en: 'This link no longer works.', ru: 'Этот вход закрыт.' },
  openFileAgain: {
    en: 'It was already used, or it is too old. Open the file that Nightdesk names in the terminal again: it always has a new link.',
    ru: 'Им уже воспользовались, или он устарел. Откройте снова файл, который Nightdesk назвал в терминале: он всегда новый.',
  },
  openFile: {
    en: 'Open the file that Nightdesk names in the terminal.',
    ru: 'Откройте файл, который Nightdesk назвал в терминале.',
  },
  nothing: { en: 'There is nothing here.', ru: 'Здесь ничего нет.' },
  otherMethod: { en: 'This request method does not work here.', ru: 'Так об этом не спрашивают.' },
  gotAndPosted: {
    en: 'Use GET for files and POST for calls.',
    ru: 'Файлы берут запросом GET, вызовы шлют запросом POST.',
  },
  otherName: { en: 'Nightdesk does not answer under this host name.', ru: 'Под этим именем Nightdesk не отвечает.' },
  otherOrigin: {
    en: 'Only Nightdesk’s own page can make requests.',
    ru: 'Спрашивать может только страница самого Nightdesk.',
  },
  notConnected: {
    en: 'This page is not connected to Nightdesk. Nightdesk may have been restarted.',
    ru: 'Эта страница не связана с Nightdesk: возможно, его запустили заново.',
  },
  asJson: { en: 'Calls must be sent as JSON.', ru: 'Вызов присылают как JSON.' },
  sendJson: {
    en: 'Send it with content-type: application/json.',
    ru: 'Пришлите его с content-type: application/json.',
  },
  notJson: { en: 'This call is not JSON.', ru: 'Этот вызов не JSON.' },
  sendContract: {
    en: 'Send what electron/desk/contract.ts describes, as JSON.',
    ru: 'Пришлите то, что сказано в electron/desk/contract.ts, как JSON.',
  },
  tooLarge: {
    en: 'This is more than Nightdesk accepts at once ({size} MB).',
    ru: 'Столько за раз Nightdesk не принимает: предел {size} МБ.',
  },
  inParts: { en: 'Send it in smaller parts.', ru: 'Пришлите по частям.' },
})
