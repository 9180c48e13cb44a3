/** What the options of penalties say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  mandatoryInTie:
    'Умирает ли вместе с обязательной жертвой тот, кто набрал с ней поровну больше всего голосов, или она одна.',
}
