/**
 * Keeps a demo that starts anew at every pause of the typing from taking the reader away from the
 * editor: focus and scrolling by script work only while the reader is in the frame, which a browser
 * would let reach out into the page. Links lead nowhere, for there is no page here that they could replace.
 */
export function keepQuiet({ document, HTMLElement, Element }: typeof globalThis): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusIfHere(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollIfHere(options) {
    if (document.hasFocus()) scrollIntoView.call(this, options);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}
