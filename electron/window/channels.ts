/** The two pipes between a window and the desk. */
export const callChannel = 'nightdesk:call'
export const pushChannel = 'nightdesk:push'
