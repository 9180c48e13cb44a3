/** Colours of pictures that leave the desk, where no style sheet reaches them: those of its themes. */
export interface Ink {
  paper: string
  node: string
  frame: string
  text: string
  quiet: string
  faint: string
  stands: string
  fails: string
  barred: string
  chip: string
  lamp: string
  focus: string
}

/** Those of the light theme: for paper and for most forums. */
export const paperInk: Ink = {
  paper: '#fbfaf6',
  node: '#ffffff',
  frame: '#ddd7ca',
  text: '#1d2230',
  quiet: '#565e6f',
  faint: '#5d6471',
  stands: '#14694b',
  fails: '#a12c3c',
  barred: '#5b6474',
  chip: '#e6e8ec',
  lamp: '#8a5200',
  focus: '#2457c5',
}

/** Those of the dark one. */
export const nightInk: Ink = {
  paper: '#161a22',
  node: '#1c212b',
  frame: '#2a303c',
  text: '#e7eaf0',
  quiet: '#a6afbd',
  faint: '#8b94a4',
  stands: '#6fd3ac',
  fails: '#f0909b',
  barred: '#9aa3b2',
  chip: '#262c36',
  lamp: '#f0b662',
  focus: '#8fb4ff',
}
