import '@testing-library/jest-dom'
import { act } from '@testing-library/react'
import hot from 'react-hot-toast'

// jsdom has no layout: no media query holds in it.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList

// Toasts belong to the page, not to what a test has drawn.
afterEach(() => act(() => hot.remove()))
