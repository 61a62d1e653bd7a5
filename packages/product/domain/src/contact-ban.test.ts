import { expect, test } from '@jest/globals'
import { containsContact } from './contact-ban.ts'

test.each([
  'Write to anna@example.com',
  'Call +49 30 123456',
  'Tel. 030/1234567',
  'Mobile 0151 234 567 89',
  'Llame al 612 345 678',
  'See https://flat.example',
  'Visit www.flat.example',
  'More on my-flat.de',
  'Book at flats.co.uk today',
])('%s is contact', (text) => {
  expect(containsContact(text)).toBe(true)
})

test.each([
  'Bright flat near the park, 54.5 m² and a balcony',
  'Available from 01.03.2027 to 31.12.2027',
  'Free from 2027-03-01',
  'Rent 1.150 €, deposit 3.450 €',
  'Built in 1910, renovated in 2019/2020',
  'Zip 10119 Berlin, tram M1, M8 and 12',
  'The kitchen is new.Der Balkon auch',
  '3 rooms, 2 baths, 1 kitchen, 4th floor',
])('%s is none', (text) => {
  expect(containsContact(text)).toBe(false)
})
