import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/source-serif-4/index.css'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/500.css'
import './style/tokens.css'
import './style/elements.css'
import './style/base.css'
import './style/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { listenForKeys } from './state/commands.ts'
import { followClock } from './state/clock.ts'
import { askBeforeLeaving } from './state/leaving.ts'
import { watchLink } from './state/saved.ts'
import { keepUnsent } from './state/unsent.ts'
import { followAddress } from './state/view.ts'
import { knowLanguages } from './state/added-languages.ts'
import { firstLanguage, isAskedForFirst } from './state/interface-language.ts'
import { speak } from './words/speak.ts'

followAddress()
watchLink()
keepUnsent()
askBeforeLeaving()
listenForKeys()
followClock()

function draw(root: HTMLElement): void {
  speak(firstLanguage())
  // What cannot be drawn says so in its place; what it was about is nothing for a log.
  createRoot(root, { onCaughtError: () => {} }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root && isAskedForFirst()) void knowLanguages().then(() => draw(root))
else if (root) draw(root)
