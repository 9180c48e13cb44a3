/** The two pipes between a window and the desk, one to the clipboard, and one for a workspace that was dropped. */
export const callChannel = 'nightdesk:call'
export const pushChannel = 'nightdesk:push'
export const clipboardChannel = 'nightdesk:clipboard'
export const openChannel = 'nightdesk:open'
