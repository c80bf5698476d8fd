import { useEffect, useRef, useState } from 'react';
import { buildRequest } from '../../client/build-request.js';
import type { CheckedRequest, MockRequest } from '../../client/check-request.js';
import { remember } from '../../client/history.js';
import { answer as mockAnswer } from '../../client/mock.js';
import type { Answer } from '../../client/send.js';
import { failureOf, formatted, send, watchPolicy } from '../../client/send.js';
import type { MockData, MockOperation } from '../../model/mock-data.js';
import { chosenAddress } from './chosen-server.js';
import type { FormState } from './form.js';
import { extraOf, outgoingBody, sampleOf } from './form.js';
import type { Messages } from './messages.js';

interface Options {
  id: string;
  data: MockData;
  operation: MockOperation;
  t: Messages;
}

interface Filled {
  form: FormState;
  request: MockRequest;
  parameters: CheckedRequest['parameters'];
}

interface Sending {
  isSending: boolean;
  message: string;
  answer: Answer | undefined;
  send: (input: Filled) => void;
  stop: () => void;
  refuse: (errors: number) => void;
}

export function useSending({ id, data, operation, t }: Options): Sending {
  const [state, setState] = useState<Pick<Sending, 'isSending' | 'message' | 'answer'>>({
    isSending: false,
    message: '',
    answer: undefined,
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const show = (answer: Answer, { form, parameters }: Filled): void => {
    const time = t('time', { time: String(Math.round(answer.time)) });
    const message = `${answer.status} ${answer.statusText}, ${time}`;
    const sample = sampleOf({ id, data, form, parameters, page: location.href });
    const line = `${sample?.method ?? ''} ${sample?.url ?? ''}`;
    remember({ id, request: { line, outcome: `${answer.status} ${answer.statusText}`, form } });
    setState({ isSending: false, message, answer });
  };
  const say = (message: string): void => setState({ isSending: false, message, answer: undefined });

  const sendReal = async (input: Filled): Promise<void> => {
    const { form, request, parameters } = input;
    const server = chosenAddress({ data, operation, form });
    const controller = new AbortController();
    running.current = controller;
    setState({ isSending: true, message: t('sending'), answer: undefined });
    const policy = watchPolicy(server);
    try {
      const body = outgoingBody({ id, data, form });
      if (body !== undefined && /^(?:get|head)$/i.test(operation.method)) return say(t('bodyless'));
      const { credentials } = request;
      const outgoing = buildRequest({
        data,
        operation,
        server,
        page: location.href,
        parameters,
        credentials,
        body,
        extra: extraOf(form),
      });
      const answer = await send(outgoing, controller.signal);
      if (running.current === controller) show(answer, input);
    } catch {
      // A newer request has aborted this one, and will report its own result.
      if (running.current !== controller) return;
      // Waits for the CSP violation event, which browsers fire in a separate task after the request fails.
      await new Promise((resolve) => setTimeout(resolve));
      const failure = policy.isBlocked() ? 'blocked' : failureOf(server);
      say(t(controller.signal.aborted ? 'stopped' : failure, { server }));
    } finally {
      policy.stop();
    }
  };

  return {
    ...state,
    send(input) {
      running.current?.abort();
      running.current = undefined;
      if (input.form.server !== '') {
        void sendReal(input);
        return;
      }
      const begin = performance.now();
      const { body, errors: _, ...answer } = mockAnswer({ data, request: input.request });
      show({ ...answer, text: formatted(body), time: performance.now() - begin }, input);
    },
    stop: () => running.current?.abort(),
    refuse(errors) {
      running.current?.abort();
      running.current = undefined;
      say(t('errors', { number: String(errors) }));
    },
  };
}
