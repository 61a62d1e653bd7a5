// proves 17.2
import { expect, test } from '@jest/globals'
import { isPersonName, toPersonName } from './person-name.ts'

test.each([
  'José Nuñez-García',
  'Sean O’Brien',
  "Sean O'Brien",
  "Gerard 't Hooft",
  'Jean-Luc Picard',
  'Jean‑Luc Picard',
  'Anna - Lena Müller',
  'Dr. Müller',
  'Dipl.-Ing. J.R.R. Weiß',
  'Karl St.-Georg',
  'Kaʻiulani ʻOkina',
  'Nguyễn Thị Đỗ',
  'Łukasz Łoś',
  'Işık Yıldız',
  'Elşən Əliyev',
  'Ọ̀ṣun Ọládélé',
  'Jonas Ąžuolas i̇́',
  'Mª Carmen Gal·la Marcel·lí',
  'Þór Guðríðardóttir',
  'Ivanauskaitė-Šeputytė',
  'Ζωή Παπαδοπούλου',
  'Наталія Мар’яненко',
  'Пётр Ильич',
  'Գոհար Հակոբյան',
  'გიორგი მაისურაძე',
  'ג׳ורג׳ כהן',
  'محمد عبد الرحمن',
  'علی‌رضا رضایی',
  'مُحَمَّد',
  'राजेश कुमार',
  'ශ්‍රී රත්නායක',
  'சுப்பிரமணியம்',
  'ณัฐพล น้ำใจ',
  'ຄຳ ໜູ',
  'မြွှေ',
  'ሰላም ተስፋዬ',
  '山田 太郎',
  'たなか ユーコ',
  '葛󠄀城 翔',
  'マリア・ルイズ',
  'ビクター 田中 Victor',
  '王小明',
  '김 철수',
  'རྡོ་རྗེ བཀྲ་ཤིས་',
  'ガ゚ガ 田中 Z̃oe',
  'J.R.R.Tolkien',
  'Ma.Teresa St.Pierre',
  'Cher',
  'X',
])('%s is accepted as a name', (name) => {
  expect([isPersonName(name), toPersonName(name.normalize('NFD'))]).toEqual([true, name.normalize('NFC')])
})

test.each([
  '',
  '-',
  '.',
  "'",
  '❌ T̶a̶r̶a̶ L̶i̶n̶d̶q̶v̶i̶s̶t̶ ❌',
  'T̶ara',
  'T\u0338ara',
  'T\u0332a\u0332ra',
  'T\u20dda\u20ddra',
  'Ta\u0301\u0302\u0303ra\u0301\u0302\u0303',
  'Tara\nLindqvist',
  'Tara \u202eLindqvist',
  'Tara\u200bLindqvist',
  'Ta\u200dra',
  'Tara\u0000',
  'Tara ///',
  'Tara (?) ***',
  '"Tara" Lindqvist',
  '<Tara> <Lindqvist>',
  'Tara, Lindqvist',
  'Tara 3',
  'Tara ₂',
  'Ⓣⓐⓡⓐ',
  '𝐓𝐚𝐫𝐚 Lindqvist',
  'Ｔａｒａ',
  'ᴛᴀʀᴀ',
  'ᵀᵃʳᵃ',
  'ɐɹɐʇ',
  'ꓔꓮꓣꓮ',
  'Tаra',
  'Tara Λindqvist',
  'Тара Lindqvist',
  'Tara Ⅳ',
  'ﬁlip',
  'ǀǀan',
  'Tara 🌞',
  'Tara🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'Tara\u{e0041}',
  'Tara_Lindqvist',
  'Tara--Lindqvist',
  'Tara  Lindqvist',
  ' Tara',
  'Tara ',
  "O''Brien",
  'ก็็็็็็็็',
  '\u0301',
  'ﷲ',
  'tara@example.com',
  'http://evil.example',
  'evil.com',
  'www.evil.com',
  'x.com',
  'Evil.Com',
  'EVIL.COM',
  'T\u0305a\u0305ra',
  'T\u3099\u3099ara',
  'ก็็',
  'Ta་ra',
])('%j is refused as a name', (name) => {
  expect(isPersonName(name)).toBe(false)
})

test.each(['O`Neill', 'O´Neill', 'O′Neill', 'O‛Neill', 'Oʹneill'])(
  'the apostrophe in %s is normalised',
  (name) => {
    expect(toPersonName(name).toLowerCase()).toBe('o’neill')
  },
)

test.each(['Anna–Lena', 'Anna—Lena', 'Anna−Lena'])('the hyphen in %s is normalised', (name) => {
  expect(toPersonName(name)).toBe('Anna-Lena')
})

test('the maqaf of a Hebrew surname becomes a hyphen, which a name may have', () => {
  const name = toPersonName('בן־דוד')

  expect([name, isPersonName(name)]).toEqual(['בן-דוד', true])
})

test('blanks of any kind between words become one space', () => {
  expect(toPersonName(' Tara \u00a0\u3000 Lindqvist\n')).toBe('Tara Lindqvist')
})
