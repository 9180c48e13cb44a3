/** The page in which everybody explores a game that is over. It is built into one program, and all it knows stands in the page. */
import '../style/page-fonts.css'
import '../style/tokens.css'
import '../style/elements.css'
import { createRoot } from 'react-dom/client'
import { speakOfLynch } from '../words/say.ts'
import { speak } from '../words/speak.ts'
import { Explore } from './explore.tsx'
import { unpacked } from './unpacked.ts'

const [root, text] = [document.getElementById('root'), document.getElementById('game')?.textContent]
if (root && text) {
  const game = unpacked(text)
  speak(game.language)
  speakOfLynch(game.lynchWord)
  createRoot(root).render(<Explore game={game} />)
}
