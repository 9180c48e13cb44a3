/** What options and values are called in English whose ids are not what a host would say. */
export const namesInEnglish: Readonly<Record<string, string>> = {
  ballots: 'vote format',
  ballotNames: 'names in votes',
  shortBallots: 'short forms',
  hiddenBallots: 'votes in spoilers',
  lynchWord: 'word for lynch',
  lynched: 'lynched',
  noLynch: 'no lynch',
  noLynchInTie: 'no lynch in a tie',
  begun: 'a clear beginning is enough',
  nextBallot: 'only new votes',
  standing: 'votes already cast',
  oneBallot: 'one vote that counts double',
  twoTargets: 'two votes',
  drawnToo: 'counts like everybody else',
  dayDeed: 'day action',
  dayDeedTime: 'time of a day action',
}
