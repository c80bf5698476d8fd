/** Has a screen reader say something when it has finished its sentence. */
export function announce(text: string): void {
  let region = document.getElementById('lectern-announcer');
  if (region === null) {
    region = document.createElement('div');
    region.id = 'lectern-announcer';
    region.className = 'sr-only';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = text;
}
