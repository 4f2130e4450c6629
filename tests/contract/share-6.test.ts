import { contractSuite } from './suite.ts'

await contractSuite(6)
