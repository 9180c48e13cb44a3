/** Words as they are compared: small, «ё» as «е». */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
