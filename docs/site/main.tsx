/** The program of every page of the site: what the page knows stands in it. */
import '../../renderer/style/tokens.css'
import '../../renderer/style/elements.css'
import { createRoot } from 'react-dom/client'
import { speak } from '../../renderer/words/speak.ts'
import type { SiteData } from './data.ts'
import { Frame } from './frame.tsx'
import { HomePage } from './home.tsx'
import { Playground } from './playground.tsx'
import { SystemPage } from './system.tsx'

const [root, text] = [document.getElementById('root'), document.getElementById('data')?.textContent]
if (root && text) {
  const data = JSON.parse(text) as SiteData
  speak(data.language)
  createRoot(root).render(
    <Frame data={data}>
      {data.page === 'index' ? (
        <HomePage data={data} />
      ) : data.page === 'system' ? (
        <SystemPage data={data} />
      ) : (
        <Playground data={data} />
      )}
    </Frame>,
  )
}
