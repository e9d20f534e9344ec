import '@testing-library/jest-dom'
import { act, configure } from '@testing-library/react'
import hot from 'react-hot-toast/headless'

// The default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// jsdom has no layout, so no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList

// Virtual lists render nothing until they know the heights of the window and the items.
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement })
Object.defineProperty(document.documentElement, 'clientHeight', { value: 800 })
window.ResizeObserver = class {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const contentRect = { height: target === document.documentElement ? 800 : 100, width: 600 }
    queueMicrotask(() => act(() => this.#tell([{ target, contentRect } as ResizeObserverEntry], this)))
  }
  unobserve() {}
  disconnect() {}
}

// Nothing comes near the window either.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as never

// Testing Library does not unmount toasts.
afterEach(() => act(() => hot.remove()))
