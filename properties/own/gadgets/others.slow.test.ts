import { holdsForAllColumns } from '../../../tests/support/exhausted.ts'
import { claims } from './gadgets.claims.ts'

const ELSEWHERE = ['theorem-20.gadget-compare', 'theorem-15.gadget-since']
holdsForAllColumns(claims.filter(({ key }) => !ELSEWHERE.includes(key)))
