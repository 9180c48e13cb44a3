/** What is tested of the renderer speaks English. */
import { speak } from '../../../renderer/words/speak.ts'

speak('en')
