import { holdsForAllColumns } from '../../../tests/support/exhausted.ts'
import { claims } from './gadgets.claims.ts'

holdsForAllColumns(claims.filter(({ key }) => key === 'theorem-15.gadget-since'))
