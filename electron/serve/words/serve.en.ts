import { english } from '../../../engine/text/catalogue.ts'

/** The pages that let somebody in or turn them away, and why a request is turned away. */
export const serve = english({
  open: 'Open Nightdesk',
  closed: 'This way in is closed.',
  openFileAgain:
    'It was used already, or it is too old. Open the file again that Nightdesk names in the terminal: it is always new.',
  openFile: 'Open the file that Nightdesk names in the terminal.',
  nothing: 'There is nothing here.',
  otherMethod: 'This cannot be asked this way.',
  gotAndPosted: 'Files are got, calls are posted.',
  otherName: 'Nightdesk does not answer under this name.',
  otherOrigin: 'Only the page of Nightdesk itself may ask.',
  notConnected: 'This page is not connected to Nightdesk, which may have been started again.',
  asJson: 'A call is sent as JSON.',
  sendJson: 'Send it with content-type: application/json.',
  notJson: 'This call is not JSON.',
  sendContract: 'Send what electron/desk/contract.ts says, as JSON.',
  tooLarge: 'This is more than Nightdesk takes at once ({size} MB).',
  inParts: 'Send it in smaller parts.',
})
