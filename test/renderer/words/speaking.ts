/** What is tested of the renderer speaks English. */
import { speak } from '../../../renderer/words/say.ts'

await speak('en')
