import { contractSuite } from './contract.ts'

await contractSuite(3, 4)
