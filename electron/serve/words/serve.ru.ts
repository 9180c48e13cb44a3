import { translated } from '../../../engine/text/catalogue.ts'
import type { serve as en } from './serve.en.ts'

/** The pages that let somebody in or turn them away, and why a request is turned away. */
export const serve = translated<typeof en>()({
  open: 'Открыть Nightdesk',
  closed: 'Этот вход закрыт.',
  openFileAgain:
    'Им уже воспользовались, или он устарел. Откройте снова файл, который Nightdesk назвал в терминале: он всегда новый.',
  openFile: 'Откройте файл, который Nightdesk назвал в терминале.',
  nothing: 'Здесь ничего нет.',
  otherMethod: 'Так об этом не спрашивают.',
  gotAndPosted: 'Файлы берут запросом GET, вызовы шлют запросом POST.',
  otherName: 'Под этим именем Nightdesk не отвечает.',
  otherOrigin: 'Спрашивать может только страница самого Nightdesk.',
  notConnected: 'Эта страница не связана с Nightdesk: возможно, его запустили заново.',
  asJson: 'Вызов присылают как JSON.',
  sendJson: 'Пришлите его с content-type: application/json.',
  notJson: 'Этот вызов не JSON.',
  sendContract: 'Пришлите то, что сказано в electron/desk/contract.ts, как JSON.',
  tooLarge: 'Столько за раз Nightdesk не принимает: предел {size} МБ.',
  inParts: 'Пришлите по частям.',
})
