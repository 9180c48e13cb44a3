/** The night that the first page explains, and that the playground begins with. */
export const example = `case: Ann lives because the doctor's blocker was blocked
system: rar
players: {Ann: vanilla, Vic: vigilante, Dee: doctor, Rolf: roleblocker, Rita: roleblocker}
phases:
  - night: 1
    actions: [Vic shoot Ann, Dee protect Ann, Rolf block Dee, Rita block Rolf]
`
