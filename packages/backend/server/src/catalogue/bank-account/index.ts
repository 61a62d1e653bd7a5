export { eraseBankAccount, findBankAccount, type StoredAccount } from './bank-account-repository.ts'
