/** The two pipes between a window and the desk, and one to the clipboard. */
export const callChannel = 'nightdesk:call'
export const pushChannel = 'nightdesk:push'
export const clipboardChannel = 'nightdesk:clipboard'
