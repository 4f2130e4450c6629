import { contractSuite } from './contract.ts'

await contractSuite(2, 4)
