import { it } from 'vitest'
import { strangers } from './strangers.ts'
import { brief } from './russian-table.ts'
it('one', () => {
  for (const body of [
    'Если да, то лечу её, если нет, подумаю ещё.',
    'Если да, то лечу Борю, если нет, подумаю ещё.',
    'Скажите, если я лечу Борю, а его арестуют, лечение сработает? Если да, то лечу его.',
    'Если да, то лечу её',
    'лечу её, если нет',
  ])
    console.log(body, '=>', brief('Аня', body))
})
