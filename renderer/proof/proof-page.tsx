/** The page: what it is for, the two things that are pasted, and what comes of them. */
import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { locales } from '../../engine/text/locale.ts'
import { checkDeal } from '../../engine/setups/check-deal.ts'
import { ThemeSwitch } from '../explore/theme.tsx'
import { languageName } from '../state/language-names.ts'
import { say, spoken } from '../words/say.ts'
import { hashed, type Hashed } from './digest.ts'
import { Dealt } from './dealt.tsx'
import { speakAs } from './speak-as.ts'
import { Verdict } from './verdict.tsx'
import css from './proof.module.css'

/** The page, drawn anew as a whole when another language is spoken; what was pasted stays. */
export function ProofPage(): ReactNode {
  const language = useStore(spoken, ({ language: one }) => one)
  const [digest, setDigest] = useState('')
  const [text, setText] = useState('')
  const found = useHashed(digest, text)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{say('proof.title')}</h1>
        <div className={css.switches}>
          <div className={css.languages} role="group" aria-label={say('proof.language')}>
            {locales.map(one => (
              <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => speakAs(one)}>
                {languageName(one)}
              </button>
            ))}
          </div>
          <ThemeSwitch key={language} />
        </div>
      </header>
      <main className={css.main}>
        <p className={css.about}>{say('proof.about')}</p>
        <label className={css.field}>
          {say('proof.digest')}
          <input
            type="text"
            className={css.digest}
            value={digest}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setDigest(target.value)}
          />
        </label>
        <label className={css.field}>
          {say('proof.text')}
          <textarea
            rows={12}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <section className={css.result} aria-label={say('proof.result')} aria-live="polite">
          <h2>{say('proof.result')}</h2>
          {found ? <Found found={found} /> : <p>{say('proof.empty')}</p>}
        </section>
        <p className={css.limits}>{say('proof.limits')}</p>
      </main>
    </div>
  )
}

function Found({ found }: { found: Hashed }): ReactNode {
  return (
    <>
      {found.is === 'holds' ? (
        <Verdict holds>{say('proof.hashHolds')}</Verdict>
      ) : found.is === 'fails' ? (
        <Verdict holds={false}>{say('proof.hashFails', { digest: found.digest })}</Verdict>
      ) : (
        <Verdict>{say(found.is === 'none' ? 'proof.hashNone' : 'proof.noDigest')}</Verdict>
      )}
      <Dealt check={checkDeal(found.text)} />
    </>
  )
}

/** What comes of the digest of what is pasted; nothing while no text is. */
function useHashed(digest: string, text: string): Hashed | undefined {
  const [found, setFound] = useState<Hashed>()
  useEffect(() => {
    let late = false
    const take = async (): Promise<void> => {
      const next = text.trim() ? await hashed(digest, text) : undefined
      if (!late) setFound(next)
    }
    void take()
    return () => {
      late = true
    }
  }, [digest, text])
  return found
}
