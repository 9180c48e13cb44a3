/** The help: every key there is here and now, the glossary, how the app works, and the report of a problem. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { finder } from '../state/finder.ts'
import { openHelp, useHelp, type HelpPage } from '../state/help.ts'
import { steps, terms, type Term } from '../state/terms.ts'
import { cls, grouped } from '../state/words.ts'
import { say } from '../words/say.ts'
import { KeyList } from './key-list.tsx'
import { Report } from './report.tsx'
import css from './help-sheet.module.css'

const pages = {
  keys: { title: 'app.shortcuts', text: 'shell.keysHint' },
  glossary: { title: 'glossary.title', text: undefined },
  works: { title: 'glossary.works', text: 'glossary.worksText' },
  report: { title: 'report.title', text: 'report.text' },
} as const satisfies Record<HelpPage, unknown>

/** The sheet behind `?`. */
export function HelpSheet(): ReactNode {
  const { page = 'keys', term } = useHelp()
  const open = useHelp(help => help.page !== undefined)
  const { title, text } = pages[page]
  return (
    <Dialog open={open} onClose={() => openHelp(undefined)} title={say(title)} {...(text && { text: say(text) })} wide>
      <Segmented
        label={say('glossary.pages')}
        value={page}
        onChoose={chosen => openHelp(chosen as HelpPage)}
        segments={Object.entries(pages).map(([value, about]) => ({ value, label: say(about.title) }))}
      />
      <div className={css.page}>
        {page === 'keys' ? (
          <KeyList />
        ) : page === 'works' ? (
          <HowItWorks />
        ) : page === 'report' ? (
          <Report />
        ) : (
          <Glossary key={term} term={term} />
        )}
      </div>
    </Dialog>
  )
}

/** Terms by what they are about; one that was asked for is marked, and in sight. */
function Glossary({ term }: { term: Term | undefined }): ReactNode {
  const [typed, setTyped] = useState('')
  const asked = useRef<HTMLDivElement>(null)
  useEffect(() => asked.current?.scrollIntoView({ block: 'center' }), [])
  const matches = finder(typed)
  const found = Object.entries(terms).filter(([, { name, says }]) => matches(`${say(name)} ${say(says)}`))
  return (
    <>
      <TextField label={say('glossary.find')} value={typed} onChange={event => setTyped(event.target.value)} />
      {found.length === 0 && <p role="status">{say('glossary.nothing', { typed })}</p>}
      {grouped(found, ([, { of }]) => of).map(([of, list]) => (
        <section key={of} className={css.group}>
          <h3 className="eyebrow">{say(list[0]![1].of)}</h3>
          <dl>
            {list.map(([id, { name, says }]) => (
              <div key={id} {...(id === term && { ref: asked })} className={cls(css.term, id === term && css.asked)}>
                <dt>{say(name)}</dt>
                <dd>{say(says)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

/** The app on one page. */
const HowItWorks = (): ReactNode => (
  <dl>
    {steps.map(({ name, says }) => (
      <div key={name} className={css.term}>
        <dt>{say(name)}</dt>
        <dd>{say(says)}</dd>
      </div>
    ))}
  </dl>
)
