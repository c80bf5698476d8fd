npm install @aacommodate/aac-voice-api
