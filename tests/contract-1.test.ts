import { contractSuite } from './contract.ts'

await contractSuite(0, 4)
