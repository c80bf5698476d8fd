class AacVoiceCapture extends AudioWorkletProcessor {
  constructor({ processorOptions }) {
    super();
    this.batch = new Float32Array(processorOptions.batchLength);
    this.filled = 0;
  }

  process([input]) {
    let rest = input[0] ?? new Float32Array(0);
    while (rest.length > 0) {
      const part = rest.subarray(0, this.batch.length - this.filled);
      this.batch.set(part, this.filled);
      this.filled += part.length;
      rest = rest.subarray(part.length);
      if (this.filled === this.batch.length) this.send();
    }
    return true;
  }

  send() {
    const batch = this.batch;
    this.batch = new Float32Array(batch.length);
    this.filled = 0;
    this.port.postMessage(batch, [batch.buffer]);
  }
}

registerProcessor('aac-voice-capture', AacVoiceCapture);

export {};
