// Placeholders of template strings are part of what is in the source.
/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: see above. */

/**
 * What could go wrong in the library without anyone meaning it: `[kind, file, what stands there, what it becomes]`. What
 * stands there occurs once in the file. Add one when a mistake got through.
 */
const LIST = [
  // Names of commands
  ['names', 'internal/text.ts', ".normalize('NFC').toLowerCase()", ".normalize('NFC')"],
  ['names', 'internal/text.ts', ".normalize('NFC')", ''],
  ['names', 'internal/text.ts', 'return name.trim().replace', 'return name.replace'],
  [
    'names',
    'commandLibrary.ts',
    "if (key === '' || this.#commands.has(key)) return false;",
    'if (this.#commands.has(key)) return false;',
  ],
  [
    'names',
    'commandLibrary.ts',
    "if (key === '' || this.#commands.has(key)) return false;",
    "if (key === '') return false;",
  ],
  ['names', 'commandLibrary.ts', '{ ...command, name: command.name.trim() }', '{ ...command }'],
  ['names', 'commandLibrary.ts', '{ ...command, name: command.name.trim() }', '{ ...command, name: key }'],
  ['names', 'commandLibrary.ts', 'this.#commands.delete(nameKey(name))', 'this.#commands.delete(name)'],
  ['names', 'commandLibrary.ts', 'this.#commands.has(nameKey(name))', 'this.#commands.has(name)'],
  ['names', 'commandLibrary.ts', 'this.#commands.get(nameKey(name))', 'this.#commands.get(name)'],
  // Defaults
  ['defaults', 'commandMapping.ts', 'active = true', 'active = false'],
  ['defaults', 'commandMapping.ts', "description = ''", 'description = name'],
  ['defaults', 'CommandHistory.ts', '#enabled = true', '#enabled = false'],
  [
    'defaults',
    'internal/parts.ts',
    'createModule: createWhisperModule,',
    'createModule: () => Promise.reject(new Error()),',
  ],
  ['defaults', 'internal/parts.ts', '    ...parts,\n', ''],
  // Times, rates, lengths, and limits
  [
    'numbers',
    'internal/parts.ts',
    'blockSeconds: 2, pollInterval: 200',
    'blockSeconds: 3, pollInterval: 200',
  ],
  [
    'numbers',
    'internal/parts.ts',
    'blockSeconds: 2, pollInterval: 200',
    'blockSeconds: 2, pollInterval: 500',
  ],
  ['numbers', 'internal/parts.ts', 'setInterval(callback, interval)', 'setInterval(callback, 2 * interval)'],
  ['numbers', 'internal/historyDialog.ts', 'REFRESH_INTERVAL = 1000', 'REFRESH_INTERVAL = 3000'],
  ['numbers', 'internal/historyDialog.ts', 'MAX_ENTRIES = 200', 'MAX_ENTRIES = 100'],
  ['numbers', 'internal/historyList.ts', 'END_TOLERANCE = 8', 'END_TOLERANCE = 800'],
  ['numbers', 'internal/microphone.ts', 'BATCH_LENGTH = 2048', 'BATCH_LENGTH = 65536'],
  ['numbers', 'internal/shoutAdapter.ts', 'MAX_TOKENS = 32', 'MAX_TOKENS = 4'],
  ['numbers', 'internal/shoutAdapter.ts', 'AUDIO_CONTEXT = 512', 'AUDIO_CONTEXT = 64'],
  ['numbers', 'internal/resampler.ts', 'ATTENUATION = 80', 'ATTENUATION = 20'],
  ['numbers', 'internal/resampler.ts', 'PASS_SHARE = 7 / 8', 'PASS_SHARE = 2 / 8'],
  [
    'numbers',
    'whisper/libstream.ts',
    'Math.min(8, Math.max(1, processors - 1))',
    'Math.min(16, Math.max(1, processors - 1))',
  ],
  [
    'numbers',
    'whisper/libstream.ts',
    'Math.min(8, Math.max(1, processors - 1))',
    'Math.min(8, Math.max(1, processors))',
  ],
  [
    'numbers',
    'whisper/libstream.ts',
    'Math.min(8, Math.max(1, processors - 1))',
    'Math.min(8, processors - 1)',
  ],
  [
    'numbers',
    'AudioInputHandler.ts',
    'this.#microphone?.sampleRate ?? 0',
    'this.#microphone?.sampleRate ?? 48_000',
  ],
  [
    'numbers',
    'AudioInputHandler.ts',
    'length: Math.round(microphone.sampleRate * this.#parts.blockSeconds)',
    'length: Math.round(48_000 * this.#parts.blockSeconds)',
  ],
  // From text to commands
  ['matching', 'internal/text.ts', ".replace(BLANK, ' ').trim()", '.trim()'],
  ['matching', 'internal/text.ts', ".replace(BLANK, ' ').trim()", ".replace(BLANK, ' ')"],
  ['matching', 'internal/text.ts', '.split(/\\s+/u)', ".split(' ')"],
  ['matching', 'internal/text.ts', ".map((piece) => piece.replace(OUTER_PUNCTUATION, ''))\n", '\n'],
  ['matching', 'internal/text.ts', "return token.replace(PUNCTUATION, '');", 'return token;'],
  ['matching', 'CommandConverter.ts', 'if (command?.active) return', 'if (command) return'],
  [
    'matching',
    'CommandConverter.ts',
    'const words = tokens(transcription);',
    'const words = tokens(transcription).reverse();',
  ],
  [
    'matching',
    'CommandConverter.ts',
    'this.#library.get(said) ?? (bare === said ? undefined : this.#library.get(bare))',
    'this.#library.get(bare)',
  ],
  ['matching', 'CommandConverter.ts', 'commandName: command.name,', 'commandName: transcription,'],
  ['matching', 'CommandConverter.ts', "    return 'failed';", "    return 'success';"],
  ['matching', 'CommandConverter.ts', '  } catch {\n', '  } catch (error) {\n    throw error;\n'],
  ['matching', 'CommandConverter.ts', '      commands.push(command);\n', ''],
  // The history
  ['history', 'CommandHistory.ts', 'if (!this.#enabled) return;', ''],
  ['history', 'CommandHistory.ts', 'return [...this.#entries];', 'return this.#entries;'],
  ['history', 'CommandHistory.ts', 'timestamp: new Date(timestamp)', 'timestamp'],
  [
    'history',
    'CommandHistory.ts',
    'Object.freeze({ timestamp: new Date(timestamp), commandName, status })',
    '{ timestamp: new Date(timestamp), commandName, status }',
  ],
  ['history', 'CommandHistory.ts', 'this.#entries.slice(start, end)', 'this.#entries.slice(start)'],
  [
    'history',
    'CommandHistory.ts',
    'this.#enabled = enable;',
    'this.#enabled = enable;\n    if (!enable) this.#entries = [];',
  ],
  ['history', 'internal/historyDialog.ts', 'getSlice(-MAX_ENTRIES)', 'getSlice(0, MAX_ENTRIES)'],
  ['history', 'internal/historyDialog.ts', '      clearInterval(timer);\n', ''],
  ['history', 'internal/historyDialog.ts', '    this.#history.clear();\n', ''],
  [
    'history',
    'internal/historyDialog.ts',
    'if (beganOutside && this.#isOutside(event))',
    'if (this.#isOutside(event))',
  ],
  ['history', 'internal/historyDialog.ts', "all === 1 ? 'command' : 'commands'", "'commands'"],
  ['history', 'internal/historyDialog.ts', 'if (shown < all) return', 'if (shown > all) return'],
  ['history', 'internal/historyDialog.ts', "isEnabled ? '' : ' The history is turned off.'", "''"],
  [
    'history',
    'internal/historyList.ts',
    'if (hasChanged && wasAtEnd) this.goToLatest();',
    'if (hasChanged) this.goToLatest();',
  ],
  ['history', 'showHistoryPopup.ts', '  if (HistoryDialog.isOpenIn(document)) return;\n', ''],
  // Listening
  ['listening', 'AACVoiceAPI.ts', "if (text !== '') this.#converter", "if (text === '') this.#converter"],
  [
    'listening',
    'AACVoiceAPI.ts',
    'if (stops !== this.#stops || this.#stopPolling) return;',
    'if (this.#stopPolling) return;',
  ],
  [
    'listening',
    'AACVoiceAPI.ts',
    'if (stops !== this.#stops || this.#stopPolling) return;',
    'if (stops !== this.#stops) return;',
  ],
  ['listening', 'AACVoiceAPI.ts', '    this.#stopPolling?.();\n', ''],
  ['listening', 'AACVoiceAPI.ts', '    this.#speech.stopListening();\n', ''],
  [
    'listening',
    'SpeechConverter.ts',
    'if (!this.#recognizer) throw new NotInitializedError();',
    'if (!this.#recognizer) return;',
  ],
  [
    'listening',
    'SpeechConverter.ts',
    'getLoggedText(): string[] {\n    return this.#log.map',
    'getLoggedText(): string[] {\n    return this.#log.toReversed().map',
  ],
  ['listening', 'SpeechConverter.ts', "if (transcribedText !== '') this.#log", 'this.#log'],
  ['listening', 'SpeechConverter.ts', "?? 'loading'", "?? 'waiting'"],
  ['listening', 'SpeechConverter.ts', '    if (stops === this.#stops) this.#dropStaleText();\n', ''],
  ['listening', 'SpeechConverter.ts', '    this.#recognizer?.module.free(this.#recognizer.index);\n', ''],
  ['listening', 'SpeechConverter.ts', '    await this.#loading;\n    if (stops', '    if (stops'],
  ['listening', 'SpeechConverter.ts', '    this.#resampler = undefined;\n  }', '  }'],
  ['listening', 'SpeechConverter.ts', 'if (this.#resampler?.fromRate !== rate) {', 'if (!this.#resampler) {'],
  ['listening', 'AudioInputHandler.ts', 'if (this.isListening) return Promise.resolve();', ''],
  ['listening', 'AudioInputHandler.ts', 'if (this.#opening !== undefined) return this.#opening;', ''],
  ['listening', 'AudioInputHandler.ts', '    microphone?.close();\n', ''],
  ['listening', 'AudioInputHandler.ts', 'if (isCurrent()) this.stopListening();', ''],
  [
    'listening',
    'AudioInputHandler.ts',
    'if (isCurrent()) this.receiveSamples(samples);',
    'this.receiveSamples(samples);',
  ],
  [
    'listening',
    'internal/blockCollector.ts',
    'this.#block = new Float32Array(this.#length);\n    this.#filled = 0;',
    'this.#filled = 0;',
  ],
  // The recognizer
  ['recognizer', 'internal/recognizer.ts', 'if (index === 0) throw', 'if (index < 0) throw'],
  ['recognizer', 'internal/recognizer.ts', '  module.FS_unlink(`/${MODEL_FILE}`);\n', ''],
  [
    'recognizer',
    'internal/recognizer.ts',
    'module.init(`/${MODEL_FILE}`, language)',
    "module.init(`/${MODEL_FILE}`, 'en')",
  ],
  [
    'recognizer',
    'internal/shoutAdapter.ts',
    'if (index !== this.#index || index === 0) return UNKNOWN_INDEX;',
    '',
  ],
  ['recognizer', 'internal/shoutAdapter.ts', 'UNKNOWN_INDEX = -1', 'UNKNOWN_INDEX = 0'],
  ['recognizer', 'internal/shoutAdapter.ts', 'STOPPED = -2', 'STOPPED = 0'],
  [
    'recognizer',
    'internal/shoutAdapter.ts',
    'this.#threads, false, MAX_TOKENS',
    'this.#threads, true, MAX_TOKENS',
  ],
  ['recognizer', 'whisper/libstream.ts', 'globalThis.crossOriginIsolated !== true || ', ''],
  // Errors
  ['errors', 'internal/model.ts', 'if (!response.ok) {', 'if (response.status === 404) {'],
  ['errors', 'internal/model.ts', "?.startsWith('text/html')", "?.startsWith('text/plain')"],
  ['errors', 'internal/model.ts', 'status: 0, advice', 'status: 404, advice'],
  ['errors', 'internal/microphone.ts', "    case 'SecurityError':\n", ''],
  ['errors', 'internal/microphone.ts', "    case 'OverconstrainedError':\n", ''],
  [
    'errors',
    'internal/microphone.ts',
    '  } catch (error) {\n    stopTracks(stream);\n',
    '  } catch (error) {\n',
  ],
  [
    'errors',
    'internal/microphone.ts',
    'throw error instanceof VoiceApiError ? error : microphoneError(error);',
    'throw microphoneError(error);',
  ],
  ['errors', 'errors.ts', 'this.name = new.target.name;', "this.name = 'Error';"],
  ['errors', 'errors.ts', "'permission-denied',\n      'The", "'microphone-not-found',\n      'The"],
  // Words that people read
  ['messages', 'errors.ts', 'No microphone was found. Connect one', 'No microphone was found. Buy one'],
  [
    'messages',
    'errors.ts',
    'Await initiate() (or init()) before you start.',
    'Await load() before you start.',
  ],
  ['messages', 'errors.ts', 'Close other programs that use it', 'Close this program'],
  ['messages', 'errors.ts', 'was not found (${answer})', 'was found (${answer})'],
  ['messages', 'internal/model.ts', 'The download was interrupted: try again.', 'The transfer broke off.'],
  ['messages', 'internal/historyDialog.ts', "'Clear history'", "'Delete'"],
  ['messages', 'internal/historyDialog.ts', "'Go to latest'", "'Go to first'"],
  ['messages', 'internal/historyList.ts', "'Commands, newest last'", "'Commands, newest first'"],
  [
    'messages',
    'internal/captureWorklet.ts',
    'Serve its file capture-worklet.js',
    'Serve its file worklet.js',
  ],
];

export const LIBRARY_MUTATIONS = LIST.map(([kind, file, from, to]) => ({ kind, file, from, to }));

/** Modules whose tests take no time. */
const QUICK = [
  'commandLibrary.ts',
  'CommandConverter.ts',
  'CommandHistory.ts',
  'errors.ts',
  'internal/model.ts',
  'internal/parts.ts',
  'internal/text.ts',
];

/** One of each quick module: `npm test` applies these. */
export const SHORT_LIST = QUICK.flatMap((file) => LIBRARY_MUTATIONS.find((one) => one.file === file) ?? []);
