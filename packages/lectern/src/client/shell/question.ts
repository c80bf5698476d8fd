/** Tells the style sheet that the URL contains a query, so that the search page reserves space for results. */
export function markQuestion(): void {
  document.documentElement.classList.toggle('asks', new URLSearchParams(location.search).has('q'));
}
