import { contractSuite } from './contract.ts'

await contractSuite(1, 4)
