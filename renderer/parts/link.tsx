/** A link to a place in the app: an address like any other, so that back, forward and a new tab work. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { addressOf, type Route } from '../state/route.ts'

/** The link. @param here it is where the reader is now */
export function Link({
  to,
  here,
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: Route; here?: boolean }): ReactNode {
  return (
    <a href={addressOf(to)} {...(here ? { 'aria-current': 'page' } : {})} {...rest}>
      {children}
    </a>
  )
}
