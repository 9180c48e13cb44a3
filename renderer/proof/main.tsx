/** The page that checks a deal. It is built into one program, and knows nothing of any game. */
import '../style/tokens.css'
import '../style/elements.css'
import { createRoot } from 'react-dom/client'
import { ProofPage } from './proof-page.tsx'
import { preferredLocale } from '../../engine/text/locale.ts'
import { speakAs } from './speak-as.ts'

const root = document.getElementById('root')
if (root) {
  speakAs(preferredLocale(document.documentElement.lang))
  createRoot(root).render(<ProofPage />)
}
