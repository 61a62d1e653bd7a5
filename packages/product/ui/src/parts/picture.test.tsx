// proves 14.32, 14.16
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Picture } from './picture.tsx'
import { PictureCarousel } from './picture-carousel.tsx'

const variant = (name: string, width: number) => ({ url: `/${name}-${width}.webp`, width, height: width / 2 })

test('a picture offers each width once in its srcset', () => {
  const variants = [variant('room', 320), variant('room', 640), variant('room', 640)]

  render(<Picture variants={variants} alt="Living room" sizes="50vw" />)

  const image = screen.getByRole('img', { name: 'Living room' })
  expect(image.getAttribute('srcset')).toBe('/room-320.webp 320w, /room-640.webp 640w')
  expect(image.getAttribute('loading')).toBe('lazy')
})

const sizesOf = (name: string) => screen.getByRole('img', { name }).getAttribute('sizes')

test('high-density screens get three quarters of the width, except in the gallery', () => {
  const props = { variants: [variant('room', 320)], sizes: '(max-width: 699px) calc(100vw - 32px), 340px' }

  render(
    <>
      <Picture {...props} alt="on a card" />
      <Picture {...props} alt="in the gallery" isSharp />
    </>,
  )

  expect(sizesOf('on a card')).toBe(
    '(min-resolution: 2.5dppx) and (max-width: 699px) calc(calc(100vw - 32px) * 0.75), (min-resolution: 2.5dppx) calc(340px * 0.75), (max-width: 699px) calc(100vw - 32px), 340px',
  )
  expect(sizesOf('in the gallery')).toBe(props.sizes)
})

test('a priority picture is loaded eagerly', () => {
  render(<Picture variants={[variant('room', 320)]} alt="Living room" sizes="50vw" priority />)

  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})

test('a picture that fails to load shows its alternative text', () => {
  render(<Picture variants={[variant('room', 320)]} alt="Living room" sizes="50vw" />)

  fireEvent.error(screen.getByRole('img'))

  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Living room')).toBeTruthy()
})

function renderCarousel() {
  const pictures = ['room', 'kitchen', 'bath'].map((alt) => ({ id: alt, alt, variants: [variant(alt, 320)] }))
  render(
    <PictureCarousel
      pictures={pictures}
      sizes="50vw"
      label="Photos"
      previousLabel="Previous"
      nextLabel="Next"
    />,
  )
}

test('a carousel loads only its first picture until it is hovered', async () => {
  renderCarousel()
  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(1)

  await userEvent.hover(screen.getByRole('group', { name: 'Photos' }))

  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(3)
})

test('the arrows step through the pictures and stop at the ends', async () => {
  renderCarousel()
  const next = screen.getByRole('button', { name: 'Next' })
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')

  await userEvent.click(next)
  expect(screen.getByRole('img', { name: 'kitchen' })).toBeTruthy()
  await userEvent.click(next)
  await userEvent.click(next)

  expect(screen.getByRole('img', { name: 'bath' })).toBeTruthy()
  expect(next.getAttribute('aria-disabled')).toBe('true')
})

test('picture links are not focusable if a text link exists beside them', async () => {
  render(
    <PictureCarousel
      pictures={[{ id: 1, alt: 'room', variants: [variant('room', 320)] }]}
      sizes="50vw"
      label="Photos"
      previousLabel="Previous"
      nextLabel="Next"
      link={(picture) => (
        <a href="/flat/1" tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      )}
    />,
  )

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { hidden: true }).querySelector('img')).toBeTruthy()
})

test('a carousel without pictures keeps its space', () => {
  const { container } = render(
    <PictureCarousel
      pictures={[]}
      sizes="100px"
      ratio="3 / 2"
      label="Photos"
      previousLabel="Previous"
      nextLabel="Next"
    />,
  )

  expect(container.querySelectorAll('.frame.threeHalves')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a picture for some screens loads nothing on others', () => {
  const variants = [{ url: '/1.webp', width: 320, height: 240 }]
  const { container } = render(
    <Picture variants={variants} alt="" sizes="100vw" media="(max-width: 767px)" />,
  )

  const source = container.querySelector('picture > source')
  expect(source?.getAttribute('media')).toBe('not all and (max-width: 767px)')
  expect(source?.getAttribute('srcset')).toMatch(/^data:/)
})

test('a priority picture is preloaded only for the screens that show it', () => {
  const variants = [{ url: '/first.webp', width: 320, height: 240 }]
  render(<Picture priority variants={variants} alt="" sizes="100vw" media="(max-width: 767px)" />)

  const link = document.head.querySelector('link[rel=preload][imagesrcset*="first.webp"]')
  expect(link?.getAttribute('media')).toBe('(max-width: 767px)')
})
