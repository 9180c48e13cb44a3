/** A time as a forum writes it. It becomes an instant only where it says date, time and zone; nothing is assumed. */

export interface Moment {
  /** As it stood there. */
  written: string
  /** ISO instant, where what is written can mean only one. */
  instant?: string
}

/** In which order a date of numbers alone has day and month: `03/04/2026` can be either. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const monthsRu = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d{1,9})?)?\s?(?<half>[ap]\.?m\.?)?`
const zone = String.raw`\s?\(?(?<zone>Z|(?:UTC|GMT)(?:\s?[+-]\d{1,2}(?::?\d\d)?)?|[+-]\d\d:?\d\d)\)?`
const weekday = String.raw`(?:[A-Za-zА-Яа-я]{2,11},?\s)?`
const between = String.raw`(?:(?:\sг\.)?,?\s(?:(?:at|в|-)\s)?|T|,\s?)`
const nth = '(?:st|nd|rd|th)?'
const forms = [
  String.raw`(?<year>\d{4})([-./])(?<number>\d\d)\2(?<day>\d\d)${between}${clock}${zone}`,
  String.raw`(?<day>\d{1,2})\.(?<number>\d\d?)\.(?<year>\d{4}|\d\d)${between}${clock}${zone}`,
  String.raw`(?<one>\d{1,2})([-/])(?<other>\d\d?)\2(?<year>\d{4}|\d\d)${between}${clock}${zone}`,
  String.raw`${weekday}(?<day>\d{1,2})${nth}\s(?<month>[A-Za-zА-Яа-я]{3,9})\.?,?\s(?<year>\d{4})${between}${clock}${zone}`,
  String.raw`${weekday}(?<month>[A-Za-zА-Яа-я]{3,9})\.?\s(?<day>\d{1,2})${nth},?\s(?<year>\d{4})${between}${clock}${zone}`,
].map(form => new RegExp(`^${form}(?:\\s\\([A-Z]{2,5}\\))?$`, 'i'))

/**
 * Takes a time as written; returns it with its instant where that is beyond doubt.
 * @param order of day and month, where numbers alone leave it open
 */
export function momentOf(text: string, order?: DateOrder): Moment {
  const written = text.trim()
  const groups = written.length > 60 ? undefined : groupsOf(written)
  const instant = groups && instantOf(ordered(groups, order))
  return instant === undefined ? { written } : { written, instant }
}

/** The orders in which a date of numbers alone is one: both of most, none of what is no such date. */
export function ordersOf(text: string): readonly DateOrder[] {
  const groups = groupsOf(text.trim().slice(0, 60))
  return groups?.one === undefined
    ? []
    : (['dayFirst', 'monthFirst'] as const).filter(order => instantOf(ordered(groups, order)) !== undefined)
}

type Groups = Record<string, string | undefined>

function groupsOf(written: string): Groups | undefined {
  const form = forms.find(one => one.test(written))
  return form?.exec(written)?.groups
}

function ordered(groups: Groups, order: DateOrder | undefined): Groups {
  const { one, other, year } = groups
  const full = year?.length === 2 ? `20${year}` : year
  if (one === undefined || other === undefined) return { ...groups, year: full }
  const first =
    order ?? (Number(one) > 12 || one === other ? 'dayFirst' : Number(other) > 12 ? 'monthFirst' : undefined)
  if (first === undefined) return {}
  return {
    ...groups,
    year: full,
    ...(first === 'dayFirst' ? { day: one, number: other } : { day: other, number: one }),
  }
}

function instantOf(groups: Groups): string | undefined {
  if (groups.year === undefined) return undefined
  const month = groups.number === undefined ? monthOf((groups.month ?? '').toLowerCase()) : Number(groups.number) - 1
  const [year, day, minute, second] = [
    Number(groups.year),
    Number(groups.day),
    Number(groups.minute),
    Number(groups.second ?? 0),
  ]
  const hour = hourOf(Number(groups.hour), groups.half?.toLowerCase().replaceAll('.', ''))
  if (month < 0 || month > 11 || hour === undefined || minute > 59 || second > 59) return undefined
  const midnight = new Date(Date.UTC(year, month, day))
  if (midnight.getUTCMonth() !== month || midnight.getUTCDate() !== day) return undefined
  return new Date(Date.UTC(year, month, day, hour, minute, second) - offsetOf(groups.zone ?? '') * 60_000).toISOString()
}

const monthOf = (word: string): number => {
  const known = months.indexOf(word.slice(0, 3))
  return known >= 0 ? known : monthsRu.findIndex(month => word.startsWith(month))
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined
  return hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'pm' ? 12 : 0)
}

/** Minutes ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d?):?(\d\d)?$/.exec(zone) ?? []
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0))
}
