/**
 * The facade of the documented library, as far as samples use it: they are checked against these types for as long as
 * the library's own package is not part of this repository.
 */
declare module 'aac-voice-api' {
  export interface VoiceCommandOptions {
    description?: string;
    active?: boolean;
  }

  export class AACVoiceAPI {
    /** Loads the speech model from an address. */
    initiate(url: string, language: string): Promise<void>;
    /** Listens to the microphone and runs commands as they are heard. */
    start(): Promise<void>;
    stop(): void;
    getTranscribedFull(): string[];
    displayCommandHistory(): void;
    /** False where the name is empty or taken. */
    addVoiceCommand(name: string, action: () => void, options?: VoiceCommandOptions): boolean;
    removeVoiceCommand(name: string): boolean;
    isRegistered(name: string): boolean;
    getCommands(): string[];
    clearCommands(): void;
  }
}
