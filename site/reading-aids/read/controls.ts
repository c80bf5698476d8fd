import { button, element, labelled, select } from '../element';
import { readSettings, saveSettings } from '../settings';
import { markSentence, showSentence } from './mark';
import type { ReaderState, Say } from './reader';
import { Reader } from './reader';
import type { Sentence } from './sentences';
import { sentencesOf } from './sentences';
import { chosenVoice, localVoices } from './voices';

const RATES = [0.75, 1, 1.25, 1.5, 2];

export interface ReadControls {
  readonly root: HTMLElement;
  readonly status: HTMLElement;
  readonly state: ReaderState;
  /** Starts at the first visible sentence, or resumes after a pause. */
  read(): void;
  pause(): void;
  stop(): void;
}

export interface ReadControlsOptions {
  /** Returns the height in pixels that is covered at the bottom of the window. */
  readonly covered: () => number;
}

export function readControls({ covered }: ReadControlsOptions): ReadControls {
  const status = element('p', { role: 'status' });
  let sentences: readonly Sentence[] = [];
  const reader = new Reader({
    say,
    onChange: ({ state, index }) => {
      const sentence = state === 'stopped' ? undefined : sentences[index];
      markSentence(sentence);
      if (sentence !== undefined && state === 'reading')
        showSentence(sentence, { top: barHeight(), bottom: covered() });
      status.textContent = { stopped: '', reading: 'Reading.', paused: 'Paused.' }[state];
      main.textContent = { stopped: 'Read', reading: 'Pause', paused: 'Resume' }[state];
      for (const control of others) control.disabled = state === 'stopped';
    },
    onFailure: (reason) => {
      status.textContent = `The browser's speech synthesis failed (${reason}). Try another voice.`;
    },
  });

  const read = (): void => {
    if (reader.state === 'paused') {
      reader.resume();
      return;
    }
    if (localVoices(pageLanguage()).length === 0) {
      status.textContent = `This device has no voice for “${pageLanguage()}”. Install one in the system settings.`;
      return;
    }
    const root = document.querySelector('main article') ?? document.querySelector('main');
    if (root === null) return;
    sentences = sentencesOf({ root, language: pageLanguage(), withCode: readSettings().readCode });
    const shown = sentences.findIndex(({ range }) => range.getBoundingClientRect().bottom > scrollPadding());
    reader.read(
      sentences.map(({ text }) => text),
      Math.max(0, shown),
    );
  };
  const main = button('Read', () => (reader.state === 'reading' ? reader.pause() : read()));
  const others = [
    button('Previous sentence', () => reader.skip(-1)),
    button('Next sentence', () => reader.skip(1)),
    button('Stop reading', () => reader.stop()),
  ];
  for (const control of others) control.disabled = true;

  return {
    root: element(
      'div',
      { role: 'group', 'aria-labelledby': 'aids-read' },
      element('h2', { id: 'aids-read' }, 'Read aloud'),
      element('p', { class: 'aids-row' }, main, ...others),
      element('p', { class: 'aids-row' }, ...choices(() => reader.restart())),
      element(
        'p',
        { class: 'aids-note' },
        'Only voices on this device are used. The text stays in your browser.',
      ),
    ),
    status,
    get state() {
      return reader.state;
    },
    read,
    pause: () => reader.pause(),
    stop: () => reader.stop(),
  };
}

function choices(onChange: () => void): HTMLElement[] {
  const { rate, readCode } = readSettings();
  const voices = element('span');
  const listVoices = (): void => {
    const known = localVoices(pageLanguage()).map(({ name }) => ({ value: name, label: name }));
    const list = select({
      choices: known.length === 0 ? [{ value: '', label: 'None found' }] : known,
      chosen: chosenVoice(pageLanguage())?.name ?? '',
      onChoose: (voice) => {
        saveSettings({ voice });
        onChange();
      },
    });
    voices.replaceChildren(labelled('Voice', list));
  };
  listVoices();
  // Browsers load voices asynchronously, so the list may be empty at first.
  speechSynthesis.addEventListener('voiceschanged', listVoices);
  const speed = select({
    choices: RATES.map((value) => ({ value: String(value), label: `${value} ×` })),
    chosen: String(rate),
    onChoose: (value) => {
      saveSettings({ rate: Number(value) });
      onChange();
    },
  });
  const code = element('input', { type: 'checkbox', checked: readCode });
  code.addEventListener('change', () => saveSettings({ readCode: code.checked }));
  return [labelled('Speed', speed), voices, element('label', {}, code, ' Read code blocks')];
}

const say: Say = (text, { onEnd, onError }) => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = pageLanguage();
  utterance.rate = readSettings().rate;
  utterance.voice = chosenVoice(pageLanguage()) ?? null;
  utterance.onend = onEnd;
  utterance.onerror = ({ error }) => onError(error);
  speechSynthesis.speak(utterance);
  return () => speechSynthesis.cancel();
};

function pageLanguage(): string {
  return document.querySelector<HTMLElement>('main article[lang]')?.lang ?? document.documentElement.lang;
}

function barHeight(): number {
  return Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
}

/** The scroll padding is the height that the navbar covers. The navbar itself may be sliding out of the window. */
function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
