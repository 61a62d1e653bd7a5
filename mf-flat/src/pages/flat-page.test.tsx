// proves 1.2, 1.3, 2.16, 2.56, 2.57, 2.58, 2.59, 2.60, 2.61, 12.6, 16.32, D4.2, D7.11, 18.24, 18.25
import {
  type FlatReviews,
  getFlat,
  listFlatReviews,
  type PublicFlat,
  reportContent,
  type Review,
} from '@domizil/api'
import { anImage, aPublicFlat, enterText, FakeShell, renderRemote } from '@domizil/testing'
import { Route, Routes } from '@domizil/app-kit/router'
import { beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import german from '../../messages/de.ts'
import english from '../../messages/en.ts'
import { FlatPage } from './flat-page.tsx'

class Failed extends Error {
  readonly ajax = true
  readonly status: number

  constructor(status: number, message = 'The service is down') {
    super(message)
    this.status = status
  }
}

beforeEach(() => sessionStorage.clear())

const page = (
  <Routes>
    <Route path="/flat/:id" element={<FlatPage />} />
  </Routes>
)

const A_REVIEW: Review = {
  id: 3,
  author: 'Tara',
  ratings: { cleanliness: 1 },
  rating: 1,
  text: 'The landlord is a liar.',
  status: 'PUBLISHED',
  createdAt: '2026-11-01T10:00:00Z',
  reply: null,
  repliedAt: null,
  own: false,
}
const NO_REVIEWS: FlatReviews = { count: 0, average: null, categories: {}, items: [] }

function shellWith(flat: Partial<PublicFlat> = {}) {
  return new FakeShell()
    .at('/flat/1')
    .on(getFlat, () => aPublicFlat(flat))
    .on(listFlatReviews, () => NO_REVIEWS)
}

async function renderFlat(shell: FakeShell, texts: Record<string, string> = english) {
  return { ...(await renderRemote(page, { shell, texts })), shell }
}

const pictures = [1, 2, 3].map((id) => anImage({ id, mainImage: id === 2, rank: id }))

test('a flat shows title, place, facts and price', async () => {
  await renderFlat(shellWith())

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Light-filled two-room flat at Körnerpark',
  )
  expect(document.title).toBe('Light-filled two-room flat at Körnerpark | Domizil')
  expect(screen.getAllByText(/12051 Neukölln, Berlin/)).toHaveLength(2)
  expect(screen.getByText('58 m²')).toBeTruthy()
  expect(screen.getByText('3rd floor')).toBeTruthy()
  expect(screen.getByText('€1,240')).toBeTruthy()
})

test('the rating of a flat links to its reviews', async () => {
  await renderFlat(shellWith({ rating: 4.5, reviewCount: 2 }))

  const link = screen.getByRole('link', { name: '4.5 of 5 · 2 reviews' })
  expect(link.getAttribute('href')).toBe('/flat/1#flat-reviews')
})

test('the breadcrumb leads to the flats of the city and of the district', async () => {
  await renderFlat(shellWith())

  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Berlin' }).getAttribute('href')).toBe('/search?q=Berlin')
  expect(trail.getByRole('link', { name: 'Neukölln' }).getAttribute('href')).toBe('/search?q=Neuk%C3%B6lln')
})

test('a reader of the landlord’s language sees the original texts', async () => {
  const shell = shellWith()
  shell.locale.set('de')

  await renderFlat(shell, german)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Helle Zweizimmerwohnung am Körnerpark')
  expect(screen.queryByRole('group', { name: german['texts.language'] })).toBeNull()
})

test('other readers see English, and can switch to the original', async () => {
  await renderFlat(shellWith())

  await userEvent.click(screen.getByRole('radio', { name: 'Original (German)' }))

  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Helle Zweizimmerwohnung am Körnerpark')
  expect(heading.lang).toBe('de')
  expect(screen.getByText('Eine ruhige, sonnige Wohnung, eine Minute vom Park.')).toBeTruthy()
})

test('a flat without texts in the local language offers no switch to the original', async () => {
  await renderFlat(shellWith({ title_local: null, description_flat_local: null }))

  expect(screen.queryByRole('radio', { name: /Original/ })).toBeNull()
})

test('the meta description is the start of the description, on one line', async () => {
  await renderFlat(shellWith({ description_flat_en: 'Quiet.\n\nBright.' }))

  const described = document.head.querySelector('meta[name="description"]')
  expect(described?.getAttribute('content')).toBe('Quiet. Bright.')
})

test('a long description is cut at a word, and shown completely on demand', async () => {
  const description = 'sunny '.repeat(100).trim()
  await renderFlat(shellWith({ description_flat_en: description, description_region_en: 'A park nearby.' }))
  expect(screen.getByText(/sunny\.\.\.$/)).toBeTruthy()
  expect(screen.queryByText('A park nearby.')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Read the full description', expanded: false }))

  expect(screen.getByText(description)).toBeTruthy()
  expect(screen.getByText('A park nearby.')).toBeTruthy()
})

test('amenities beyond the first are shown on demand', async () => {
  await renderFlat(shellWith({ parkingAmenities: ['GARAGE'] }))
  expect(screen.queryByText('Garage')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Show all 6 amenities' }))

  expect(screen.getByText('Garage')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show fewer' })).toBeTruthy()
})

test('a single amenity beyond the first ones is shown without a button', async () => {
  await renderFlat(shellWith({ cleaningAmenities: [], parkingAmenities: ['GARAGE'] }))

  expect(screen.getByText('Garage')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /amenities$/ })).toBeNull()
})

test('house rules list what is allowed and what is not', async () => {
  await renderFlat(shellWith({ houseRules: ['PETS_ALLOWED'] }))

  const rules = within(screen.getByRole('region', { name: 'House rules' })).getAllByRole('listitem')
  expect(rules.map((rule) => rule.textContent)).toEqual(['No smoking', 'Pets allowed'])
})

test('the energy certificate is shown as a line and on a scale', async () => {
  await renderFlat(
    shellWith({
      energyCertificate: {
        availability: 'AVAILABLE',
        certificateType: 'CONSUMPTION',
        energyValue: 116.9,
        energyCarriers: ['DISTRICT_HEATING'],
        constructionYear: 1910,
        efficiencyClass: 'D',
      },
    }),
  )

  expect(
    screen.getByText(
      'Energy certificate: consumption, 116.9 kWh/(m²·a), district heating, built 1910, class D',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Class D, 116.9 kWh/(m²·a)' })).toBeTruthy()
})

test('a missing energy certificate is announced as not available yet', async () => {
  await renderFlat(shellWith({ energyCertificate: { availability: 'NOT_YET_AVAILABLE' } }))

  expect(screen.getByText(/not available yet/)).toBeTruthy()
})

test('abroad there is no energy certificate', async () => {
  await renderFlat(shellWith({ energyCertificate: null }))

  expect(screen.queryByRole('region', { name: 'Energy certificate' })).toBeNull()
})

test.each([
  [true, 'because this flat is yours.'],
  [false, 'because your booking is confirmed.'],
])('the owner and a confirmed tenant see the exact address and why (own: %s)', async (own, reason) => {
  await renderFlat(
    shellWith({
      own,
      address: {
        street: 'Karl-Marx-Straße',
        houseNumber: '12a',
        postcode: '12051',
        city: 'Berlin',
        countryCode: 'DE',
        languageTag: 'de_DE',
      },
    }),
  )

  expect(screen.getByText('Karl-Marx-Straße 12a, 12051 Neukölln, Berlin')).toBeTruthy()
  expect(screen.getByText(`You see the exact address ${reason}`)).toBeTruthy()
  expect(screen.queryByText(/inside the circle/)).toBeNull()
})

test('a commercial landlord is shown with the details of the business', async () => {
  const trader = {
    companyName: 'Wohnen GmbH',
    street: 'Werkstraße 5',
    postcode: '50667',
    city: 'Köln',
    countryCode: 'DE',
    email: 'hello@wohnen.example',
    phone: '+49 30 1234567',
    registerNumber: 'HRB 12',
    vatId: null,
  }
  const landlord = {
    name: 'Wohnen GmbH',
    commercial: true,
    trader,
    since: '2024-05-01T00:00:00Z',
    flatCount: 12,
    responseHours: 5,
    stays: 2,
  }
  await renderFlat(shellWith({ landlord }))

  const card = within(screen.getByRole('region', { name: 'Landlord' }))
  expect(card.getByText('Commercial landlord')).toBeTruthy()
  expect(card.getByText('12 flats, here since 2024')).toBeTruthy()
  expect(card.getByText('Werkstraße 5, 50667 Köln, Germany')).toBeTruthy()
  expect(card.getByRole('link', { name: 'hello@wohnen.example' }).getAttribute('href')).toBe(
    'mailto:hello@wohnen.example',
  )
  expect(card.getByRole('link', { name: '+49 30 1234567' }).getAttribute('href')).toBe('tel:+49301234567')
  expect(card.getByText('HRB 12')).toBeTruthy()
  expect(card.queryByText('VAT ID')).toBeNull()
})

test('the landlord’s card shows response time, number of stays, and what was checked', async () => {
  const landlord = { ...aPublicFlat().landlord, responseHours: 60, stays: 1 }
  await renderFlat(shellWith({ landlord }))

  const card = within(screen.getByRole('region', { name: 'Landlord' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Answers within 3 days',
    '1 stay so far',
    'Postcode and town checked',
  ])
})

test('a private landlord’s card shows no details, only how to make contact', async () => {
  await renderFlat(shellWith())

  const card = within(screen.getByRole('region', { name: 'Landlord' }))
  expect(card.getByText('Private landlord')).toBeTruthy()
  expect(card.getByText(/^Ask Anneliese L\. before you decide/)).toBeTruthy()
  expect(card.queryByText('Details of the business')).toBeNull()
})

test('reviews that cannot be loaded leave the flat in sight, and can be asked for again', async () => {
  let attempts = 0
  const shell = shellWith().on(listFlatReviews, () => {
    attempts += 1
    if (attempts === 1) throw new Failed(500)
    return NO_REVIEWS
  })
  await renderFlat(shell)
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }))

  await userEvent.click(await reviews.findByRole('button', { name: 'Try again' }))

  expect(await reviews.findByText('There are no reviews yet.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

async function openReport() {
  await act(async () => screen.getByRole('button', { name: 'Report this listing' }).click())
  return within(await screen.findByRole('dialog', { name: 'Report this listing' }))
}

test('a report contains the flat’s id, and gets a number', async () => {
  const shell = shellWith().on(reportContent, () => ({ referenceNumber: 'R-4711' }))
  await renderFlat(shell.signedInAs())
  const report = await openReport()
  expect(report.queryByRole('textbox', { name: 'Your e-mail' })).toBeNull()

  await enterText(
    userEvent,
    report.getByRole('textbox', { name: 'What is wrong with it?' }),
    'The photos show another flat.',
  )
  await userEvent.selectOptions(report.getByRole('combobox', { name: 'What is it about?' }), 'FRAUD')
  await userEvent.click(report.getByRole('checkbox', { name: /good faith/ }))
  await userEvent.click(report.getByRole('button', { name: 'Send report' }))

  expect(shell.answers.inputsOf(reportContent)).toEqual([
    {
      body: {
        target: 'FLAT',
        id: 1,
        ground: 'FRAUD',
        message: 'The photos show another flat.',
        inGoodFaith: true,
        website: '',
        locale: 'en',
      },
    },
  ])
  expect(report.getByRole('status').textContent).toContain('R-4711')
})

test('an incomplete report shows errors at each field, and is not sent', async () => {
  const shell = shellWith()
  await renderFlat(shell)
  const report = await openReport()

  await userEvent.click(report.getByRole('button', { name: 'Send report' }))

  expect(document.activeElement).toBe(report.getByRole('combobox', { name: 'What is it about?' }))
  expect(report.getByText('Choose what it is about.')).toBeTruthy()
  expect(report.getByText('Write 10 to 2,000 characters.')).toBeTruthy()
  expect(report.getByText('Enter an e-mail address, such as name@example.com.')).toBeTruthy()
  expect(report.getByText(/^Please confirm/)).toBeTruthy()
  expect(shell.answers.inputsOf(reportContent)).toEqual([])
})

test('a report that could not be sent keeps its text', async () => {
  const shell = shellWith().on(reportContent, () => {
    throw new Failed(429, 'Too many messages. Please try again later.')
  })
  await renderFlat(shell.signedInAs())
  const report = await openReport()
  const message = report.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is wrong with it?' })
  await enterText(userEvent, message, 'The photos show another flat.')
  await userEvent.selectOptions(report.getByRole('combobox', { name: 'What is it about?' }), 'FRAUD')
  await userEvent.click(report.getByRole('checkbox', { name: /good faith/ }))

  await userEvent.click(report.getByRole('button', { name: 'Send report' }))

  expect(report.getByRole('alert').textContent).toBe('Too many messages. Please try again later.')
  expect(document.activeElement).toBe(report.getByRole('alert'))
  expect(message.value).toBe('The photos show another flat.')
})

test('a report whose author’s session ends leads to the log-in, and has its text again after it', async () => {
  const { shell } = await renderFlat(shellWith().signedInAs())
  const report = await openReport()
  const message = () => report.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is wrong with it?' })
  await enterText(userEvent, message(), 'Another flat.')

  act(() => shell.session.set({ status: 'anonymous' }))
  const [hint, shown] = [report.getByRole('alert').textContent, message().value]
  await userEvent.click(report.getByRole('button', { name: 'Log in' }))
  act(() => void shell.signedInAs())

  expect([hint, shown, shell.logins.length]).toEqual([
    expect.stringMatching(/^Your session has ended\./),
    '',
    1,
  ])
  expect([message().value, report.queryByRole('alert')]).toEqual(['Another flat.', null])
})

test('a closed report keeps its text', async () => {
  const { shell } = await renderFlat(shellWith().signedInAs())
  const report = await openReport()
  await enterText(userEvent, report.getByRole('textbox', { name: 'What is wrong with it?' }), 'Another flat.')

  await act(async () => shell.navigator.go(-1))
  const again = await openReport()

  expect(again.getByRole('textbox', { name: 'What is wrong with it?' })).toHaveProperty(
    'value',
    'Another flat.',
  )
})

test.each([
  ['a landlord', 'Report this landlord', 'LANDLORD', 1],
  ['a review', 'Report: Tara', 'REVIEW', 3],
])('%s can be reported too', async (_what, name, target, id) => {
  const shell = shellWith()
    .on(reportContent, () => ({ referenceNumber: 'R-4712' }))
    .on(listFlatReviews, () => ({ ...NO_REVIEWS, count: 1, average: 1, items: [A_REVIEW] }))
  await renderFlat(shell.signedInAs())
  await act(async () => (await screen.findByRole('button', { name })).click())
  const report = within(await screen.findByRole('dialog'))

  await userEvent.selectOptions(report.getByRole('combobox', { name: 'What is it about?' }), 'OFFENSIVE')
  await enterText(
    userEvent,
    report.getByRole('textbox', { name: 'What is wrong with it?' }),
    'It insults us.',
  )
  await userEvent.click(report.getByRole('checkbox', { name: /good faith/ }))
  await userEvent.click(report.getByRole('button', { name: 'Send report' }))

  expect(shell.answers.inputsOf(reportContent)).toMatchObject([{ body: { target, id, ground: 'OFFENSIVE' } }])
})

test('the report of a review quotes it, cut after a whole word', async () => {
  const text = `The landlord is a liar. ${'And so on. '.repeat(20)}`
  const shell = shellWith().on(listFlatReviews, () => ({
    ...NO_REVIEWS,
    count: 1,
    average: 1,
    items: [{ ...A_REVIEW, text }],
  }))
  await renderFlat(shell.signedInAs())

  await act(async () => (await screen.findByRole('button', { name: 'Report: Tara' })).click())

  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }))
  expect(dialog.getByRole('blockquote').textContent).toMatch(
    /^The landlord is a liar\. .* (And|so|on)\.\.\.$/,
  )
})

test('owners cannot report their own flat', async () => {
  await renderFlat(shellWith({ own: true }).signedInAs())

  expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Report this landlord' })).toBeNull()
})

test('the gallery begins with the chosen photo, follows the arrow keys and closes', async () => {
  await renderFlat(shellWith({ images: pictures }))
  // Awaited as a whole: the gallery's code is loaded by the click.
  await act(async () => screen.getByRole('button', { name: 'Open photo 2 of 3' }).click())
  const gallery = within(await screen.findByRole('dialog'))
  expect(gallery.getByText('2 / 3')).toBeTruthy()

  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(gallery.getByText('3 / 3')).toBeTruthy()
  expect(gallery.getByRole('button', { name: 'Next photo' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(gallery.getByRole('button', { name: 'Photo 1 of 3' }))
  expect(gallery.getByText('1 / 3')).toBeTruthy()

  await userEvent.click(gallery.getByRole('button', { name: 'Close photos' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['the gallery', 'Open photo 2 of 3'],
  ['the report', 'Report this listing'],
  ['the calendar', 'Move-in: open calendar'],
])('Back closes %s and stays on the page', async (_what, opener) => {
  const { shell } = await renderFlat(shellWith({ images: pictures }))
  await act(async () => screen.getByRole('button', { name: opener }).click())
  const dialog = await screen.findByRole('dialog')

  await act(async () => shell.navigator.go(-1))

  expect(dialog.isConnected && dialog.hasAttribute('open')).toBe(false)
  expect(shell.address).toBe('/flat/1')
})

test('Forward reopens the gallery at the photo it was opened with', async () => {
  const { shell } = await renderFlat(shellWith({ images: pictures }))
  await act(async () => screen.getByRole('button', { name: 'Open photo 2 of 3' }).click())
  await act(async () => shell.navigator.go(-1))

  await act(async () => shell.navigator.go(1))

  expect(within(await screen.findByRole('dialog')).getByText('2 / 3')).toBeTruthy()
})

test('the main photo comes first, also with a higher rank', async () => {
  await renderFlat(
    shellWith({ images: pictures.map((image) => ({ ...image, derivatives: urls(image.id) })) }),
  )

  const first = screen.getByRole('button', { name: 'Open photo 1 of 3' }).querySelector('img')
  expect(first?.getAttribute('src')).toBe('/2.webp')
})

test('without a share sheet the address is copied, and a notice says so', async () => {
  const user = userEvent.setup()
  const { shell } = await renderFlat(shellWith())
  const copied: string[] = []
  navigator.clipboard.writeText = async (text) => void copied.push(text)

  await user.click(screen.getByRole('button', { name: 'Share' }))

  await waitFor(() => expect(shell.notices[0]?.message).toBe('The link has been copied.'))
  expect(copied).toEqual(['http://localhost/flat/1'])
})

test('where copying is not allowed, the notice shows the address', async () => {
  const user = userEvent.setup()
  const { shell } = await renderFlat(shellWith())
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))

  await user.click(screen.getByRole('button', { name: 'Share' }))

  await waitFor(() => expect(shell.notices[0]?.message).toContain('http://localhost/flat/1'))
})

test('pressing the heart adds the flat to the favourites', async () => {
  const { shell } = await renderFlat(shellWith())

  await userEvent.click(screen.getByRole('button', { name: /^Favourite/, pressed: false }))

  expect([...shell.favourites.get().ids]).toEqual([1])
})

test('the owner sees “Edit” and no request form', async () => {
  await renderFlat(shellWith({ own: true }).signedInAs())

  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/flat/1/edit')
  expect(screen.queryByRole('region', { name: 'Request this flat' })).toBeNull()
})

test('others see the request form and no “Edit”', async () => {
  await renderFlat(shellWith())

  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Request this flat' })).toBeTruthy()
})

test('a paused flat says that it cannot be requested, and is noindex', async () => {
  const { container } = await renderFlat(shellWith({ status: 'INACTIVE' }))

  expect(screen.getByRole('note').textContent).toContain('cannot be requested')
  expect(screen.queryByRole('region', { name: 'Request this flat' })).toBeNull()
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(container.querySelector('script')).toBeNull()
})

test('a page loaded before the session is known is loaded again for the owner after sign-in', async () => {
  const shell = new FakeShell().at('/flat/1')
  shell.session.set({ status: 'loading' })
  shell.on(getFlat, () => {
    if (shell.session.get().status !== 'authenticated') throw new Failed(404)
    return aPublicFlat({ own: true, status: 'DRAFT' })
  })
  await renderFlat(shell)
  expect(screen.queryByRole('heading')).toBeNull()

  await act(async () => void shell.signedInAs())

  expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy()
  expect(screen.getByRole('note').textContent).toContain('Preview. Status: Draft')
})

test.each(['/flat/1', '/flat/abc', '/flat/0'])('the unknown flat %s leads to the search', async (address) => {
  const shell = new FakeShell().at(address).on(getFlat, () => {
    throw new Failed(404)
  })

  await renderFlat(shell)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This flat is not available')
  expect(screen.getByRole('link', { name: 'Find another flat' }).getAttribute('href')).toBe('/search')
})

test('a draft that is too incomplete for a preview leads its owner back to their flats', async () => {
  const shell = new FakeShell()
    .signedInAs()
    .at('/flat/1')
    .on(getFlat, () => {
      throw new Failed(409, 'Something required is missing.')
    })

  await renderFlat(shell)

  expect(screen.getByRole('alert').textContent).toContain('Something required is missing.')
  expect(screen.getByRole('link', { name: 'My flats' }).getAttribute('href')).toBe('/my-flats')
})

test('after a flat failed to load, Try again loads it', async () => {
  let attempts = 0
  const shell = new FakeShell()
    .at('/flat/1')
    .on(listFlatReviews, () => NO_REVIEWS)
    .on(getFlat, () => {
      attempts += 1
      if (attempts === 1) throw new Failed(500)
      return aPublicFlat()
    })
  await renderFlat(shell)
  expect(screen.getByRole('alert').textContent).toContain('The service is down')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: /Körnerpark/ })).toBeTruthy()
})

function urls(id: number) {
  const variant = { url: `/${id}.webp`, width: 640, height: 480 }
  return { thumb: variant, medium: variant, large: variant, xlarge: variant, xxlarge: variant }
}

test('visitors see the calendar on the page, the owner does not', async () => {
  await renderFlat(shellWith())
  const forVisitors = screen.queryByRole('region', { name: 'When it is free' })
  cleanup()

  await renderFlat(shellWith({ own: true }))

  expect(forVisitors).not.toBeNull()
  expect(screen.queryByRole('region', { name: 'When it is free' })).toBeNull()
})
