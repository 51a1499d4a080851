import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scriptHashes } from './script-hashes.ts';

const NONCE = 'n0nce+/=n0nce+/=n0nce+/=';
const ours = (text: string, attributes = '') => `<script${attributes} nonce="${NONCE}">${text}</script>`;
const hashesIn = (html: string) => scriptHashes(Buffer.from(html), NONCE);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

it('lists every script of ours once, by its content', () => {
  const html = `<html>${ours('a()')}<p>5 €</p>${ours("say('€')", ' type="module/deferred"')}${ours('a()')}</html>`;
  expect(hashesIn(html)).toEqual([hash('a()'), hash("say('€')")]);
});

it('does not list scripts from user content, whatever attributes they have', () => {
  const foreign = [
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="guess">steal()</script>',
  ];
  expect(hashesIn(foreign.join('') + ours('a()'))).toEqual([hash('a()')]);
});

it('ignores other elements', () => {
  expect(hashesIn(`<link nonce="${NONCE}"/><p>a()</p>`)).toEqual([]);
});
