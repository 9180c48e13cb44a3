/** Small signs, drawn in the colour of the text. */
import type { ReactNode, SVGProps } from 'react'

const Sign = (drawn: SVGProps<SVGSVGElement>): ReactNode => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    {...drawn}
  />
)

/** A window with a pane on one side, filled where it is open. */
export const FoldSign = ({ side, open }: { side: 'left' | 'right'; open: boolean }): ReactNode => (
  <Sign>
    <rect x="1.7" y="2.7" width="12.6" height="10.6" rx="2" />
    <path d={side === 'left' ? 'M6 3v10' : 'M10 3v10'} />
    {open && (
      <rect
        x={side === 'left' ? 2.6 : 10.6}
        y="3.6"
        width="2.8"
        height="8.8"
        fill="currentColor"
        stroke="none"
        opacity=".45"
      />
    )}
  </Sign>
)

/** An arrow out of a tray. */
export const ExportSign = (): ReactNode => (
  <Sign strokeLinecap="round" strokeLinejoin="round">
    <path d="M8 10V2.5M5 5l3-2.8L11 5M3 8.5v3.8c0 .7.5 1.2 1.2 1.2h7.6c.7 0 1.2-.5 1.2-1.2V8.5" />
  </Sign>
)
