npm install aac-voice-api @transcribe/shout
