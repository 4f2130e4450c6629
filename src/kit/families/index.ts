export * from './linking.ts'
