// Values that a careless reader gets wrong: one line each, "LaTeX => verdict". A verdict is a fraction, `~digits` (certainly
// irrational), `?digits` (not decided), or a word: undefined, unknown, ambiguous, unreadable.
import { describe, expect, test } from 'vitest'
import { readValue } from '../src/studio/value/index.ts'
import { verdict } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  'numbers as Hungarians write them': String.raw`
1\,000 => 1000 | 12 345 => 12345 | 1~000 => 1000 | 1\;000 => 1000 | 1\ 000 => 1000 | 25 000:1000 => 25 | 2 3 => 23 | 1\,000\,000 => 1000000 | 12\,345{,}5 => 24691/2 | 0{,}333\,333 => 333333/1000000
2\,3 => unreadable | 1\,00 => unreadable | 1000\,000 => unreadable | 2{3} => unreadable | 2\cdot 3 => 6 | 10\%\cdot 1\,000 => 100 | 2^3 4 => unreadable | 1\!000 => 1000 | 3\quad 4 => unreadable
0{,}\dot3 => 1/3 | 0{,}\dot{3} => 1/3 | 0{,}1\dot6 => 1/6 | 0{,}\dot14\dot2 => 142/999 | 0{,}\overline{36} => 4/11 | 1{,}2\overline{5} => 113/90 | 0{,}\dot9 => 1 | 3\cdot 0{,}\dot3 => 1`,
  'signs from the keyboard': String.raw`
3² => 9 | 2³ => 8 | π:π => 1 | 6÷4 => 3/2 | 5−2 => 3 | 5–2 => 3 | 2⋅3 => 6 | 2×3 => 6 | 60° => ~1.0472 | \sin 30° => 1/2`,
  'ambiguous forms': String.raw`
\cos60^\circ(1+3) => ambiguous | \log_2 8(3-1) => ambiguous | \sin\pi/6 => ambiguous | 1/2\sin30^\circ => ambiguous | 1/2\sqrt4 => ambiguous | 6:2(1+2) => ambiguous | \lg 2\sqrt5 => ambiguous | 8:2\pi => ambiguous | \sin\frac{\pi}{6}\sqrt3 => ambiguous | \ln 3(2) => ambiguous
3!! => ambiguous | 5!! => ambiguous | (3!)! => 720 | \cos(60^\circ)(1+3) => 2 | \cos(60^\circ(1+3)) => -1/2 | \sin 2\pi => 0 | \frac{6}{2}(1+2) => 9 | (6:2)(1+2) => 9 | \sin(\pi/6) => 1/2 | \sin\frac12\pi => 1 | 2\sin 30^\circ => 1`,
  'large and small exact numbers': String.raw`
25! => 15511210043330985984000000 | \binom{60}{30} => 118264581564861424 | \sqrt{2^{100}} => 1125899906842624 | \sqrt{10^{40}} => 100000000000000000000 | \sqrt{10^{-20}} => 1/10000000000 | \cos60^\circ\cdot10^{-12} => 1/2000000000000 | (\lg\frac1{10}-7{,}4^{-2})^{-2} => 1874161/1943236 | \frac{100!}{98!} => 9900 | 2^{64} => 18446744073709551616 | \binom{100}{2} => 4950
\frac{1}{\sqrt2-1{,}41421356237} => ~323096682499.6035 | \frac{1}{10^{-13}\sqrt4} => 5000000000000 | \sqrt{1{,}0000000002} => ~1.0000 | \sqrt{1{,}00000000020000000001} => 10000000001/10000000000`,
  'floor and ceiling': String.raw`
\lfloor 0{,}9999999999999\rfloor => 0 | \lfloor 2{,}99999999999999\rfloor => 2 | \lceil 1{,}0000000000001\rceil => 2 | \lfloor\sqrt{16}\rfloor => 4 | \lfloor\frac{\sqrt8}{\sqrt2}\rfloor => 2 | \lceil\sqrt{9}\rceil => 3 | \lfloor\log_2 8\rfloor => 3 | \lfloor-\pi\rfloor => -4 | \lceil e\rceil => 3 | \lfloor 10\cos 60^\circ\rfloor => 5 | \lfloor\tg 45^\circ\rfloor => 1`,
  'zero is zero': String.raw`
\sqrt[3]{\sin 720^\circ} => 0 | \sqrt{\sin(-\pi)} => 0 | \sqrt[3]{\ctg 270^\circ} => 0 | \sqrt{\sin 180^\circ} => 0 | \sqrt{\cos 20^\circ-\sin 70^\circ} => 0 | \sqrt{(1-\sqrt2)^2}-\sqrt2 => -1 | |\cos 90^\circ| => 0 | 0\cdot\pi => 0 | \sqrt{2}-\sqrt{2} => 0`,
  'roots that come out': String.raw`
\sqrt{3+2\sqrt2}-\sqrt2 => 1 | \sqrt{7+4\sqrt3}-\sqrt3 => 2 | \sqrt[3]2\cdot\sqrt[3]4 => 2 | \sqrt[3]{2+\sqrt5}+\sqrt[3]{2-\sqrt5} => 1 | \sqrt{6-2\sqrt5}-\sqrt5 => -1 | \sqrt{2+\sqrt3}\cdot\sqrt{2-\sqrt3} => 1 | \sqrt[4]{17+12\sqrt2}-\sqrt2 => 1 | \sqrt[6]{8}-\sqrt2 => 0 | \sqrt[3]{\sqrt{64}} => 2 | \frac{\sqrt[3]{54}}{\sqrt[3]{2}} => 3
\sqrt{4+\sqrt{15}}+\sqrt{4-\sqrt{15}} => ~3.1623 | \frac{1}{\sqrt2+1}+\frac{1}{\sqrt3+\sqrt2}+\frac{1}{2+\sqrt3} => 1 | (\sqrt2+\sqrt3+\sqrt5)(\sqrt2+\sqrt3-\sqrt5)-2\sqrt6 => 0 | \sqrt{2}^{\,2} => 2 | \sqrt{\frac{1}{4}+\frac{1}{9}+\frac{1}{36}} => ~0.6236 | \sqrt[3]{26+15\sqrt3}+\sqrt[3]{26-15\sqrt3} => 4 | \sqrt{11+6\sqrt2}+\sqrt{11-6\sqrt2} => 6 | \sqrt{5+2\sqrt6}-\sqrt3-\sqrt2 => 0 | (2^{\frac13})^{6} => 4 | \sqrt[5]{32}\sqrt[10]{1024} => 4`,
  'certainly irrational': String.raw`
\sqrt2 => ~1.4142 | \pi => ~3.1416 | e => ~2.7183 | 2\pi+1 => ~7.2832 | \pi^2 => ~9.8696 | \frac{1}{\pi} => ~0.3183 | \sqrt{e} => ~1.6487 | e^{-1} => ~0.3679 | \log_2 3 => ~1.5850 | \log_2 3+\log_2 5 => ~3.9069
\ln 2 => ~0.6931 | \ln 2+\ln 3 => ~1.7918 | \lg 2 => ~0.3010 | 2\lg 2+3 => ~3.6021 | \frac{\ln 3}{\ln 2}+1 => ~2.5850 | \sin 1 => ~0.8415 | \cos 20^\circ => ~0.9397 | \sin 45^\circ => ~0.7071 | \sqrt2+\sqrt3 => ~3.1463 | \sqrt[3]2+\sqrt2 => ~2.6741
\arcsin\frac13 => ~0.3398 | \arctg 2 => ~1.1071 | \arctg\frac12+\arctg\frac13 => ~0.7854 | 2^{\sqrt2} => ~2.6651 | \pi+\ln 2 => ~3.8347 | \sqrt2\ln 3 => ~1.5537 | e^2-e => ~4.6708 | \tg 1 => ~1.5574 | \sqrt{2}\cdot\pi => ~4.4429 | \sin 36^\circ => ~0.5878`,
  'not decided': String.raw`
\pi+e => ?5.8598744820 | \pi e => ?8.5397342227 | \pi^e => ?22.4591577184 | \ln\pi => ?1.1447298858 | e^{\pi} => ~23.1407 | \ln 2\cdot\ln 3 => ?0.7615000104 | \sin(\sqrt2\pi) => ~-0.9639 | \sin(\sin 1) => ?0.7456241417`,
  'logarithms by their laws': String.raw`
\lg\frac{1}{\sqrt{10}} => -1/2 | \ln\frac1e => -1 | \ln\sqrt[3]{e^2} => 2/3 | 9^{\log_3 2} => 4 | \log_{\sqrt3} 9 => 4 | \log_4\sqrt[3]{16} => 2/3 | \log_2\log_2 16 => 2 | \log_{0,1}\sqrt{10} => -1/2 | 25^{\log_5 3} => 9 | 8^{\log_2 3} => 27
\left(\frac12\right)^{\log_2 5} => 1/5 | 10^{2-\lg 5} => 20 | e^{2\ln 3} => 9 | e^{\ln 2+\ln 5} => 10 | \log_2 3\cdot\log_3 8 => 3 | \log_2 3\cdot\log_3 5\cdot\log_5 16 => 4 | \frac{\log_3 16}{\log_3 2} => 4 | \log_6 2+\log_6 3 => 1 | \frac{\lg 8+\lg 125}{3} => 1 | \log_{12} 3+2\log_{12} 2 => 1
\ln e^{\pi}-\pi => 0 | \log_{\pi}\pi^3 => 3 | \log_{e^2} e^6 => 3 | \lg 25+2\lg 2 => 2 | \log_2\sqrt[3]{32} => 5/3 | \log_{\frac{1}{\sqrt2}} 4 => -4 | \frac{1}{\log_2 6}+\frac{1}{\log_3 6} => 1 | \log_3 2\cdot\log_4 3\cdot\log_5 4\cdot\log_6 5-\log_6 2 => 0 | \sqrt{10^{\lg 16}} => 4 | 49^{1-\log_7 2} => 49/4
\log_2(-4) => undefined | \log_1 5 => undefined | \lg 0 => undefined | \log_{-2} 4 => undefined | \ln(\sqrt2-\sqrt2) => undefined | \log_0 5 => undefined | \log_{\cos 0^\circ} 5 => undefined`,
  'angles and their functions': String.raw`
\cos(\arcsin\frac35) => 4/5 | \tg(\arctg 2) => 2 | \sin(2\arctg\frac12) => 4/5 | \cos(2\arccos\frac13) => -7/9 | \tg(\arcsin\frac{5}{13}) => 5/12 | \sin(\arccos\frac{8}{17}) => 15/17 | \arctg\sqrt3:\pi => 1/3 | \arccos\frac{\sqrt3}{2}:\pi => 1/6 | \arcsin\frac{\sqrt2}{2}:\pi => 1/4 | \cos(\arctg\frac34+\arctg\frac43) => 0
\sec 60^\circ => 2 | \csc 30^\circ => 2 | \sec 90^\circ => undefined | \csc 0^\circ => undefined | \operatorname{cosec} 90^\circ => 1 | \arcctg 1:\pi => 1/4 | \sin 18^\circ\cdot\cos 36^\circ => 1/4 | \tg 75^\circ+\ctg 75^\circ => 4 | \sin^2 22{,}5^\circ\cdot 8-4 => ~-2.8284 | \tg 1^\circ\cdot\tg 89^\circ => 1
\sum_{k=0}^{89}\sin^2k^\circ => 89/2 | \cos\frac{\pi}{9}\cos\frac{2\pi}{9}\cos\frac{4\pi}{9} => 1/8 | \tg^2 36^\circ\tg^2 72^\circ => 5 | \sin 54^\circ-\sin 18^\circ => 1/2 | \cos 24^\circ+\cos 48^\circ-\cos 84^\circ-\cos 12^\circ => 1/2 | \frac{\sin 50^\circ}{\cos 40^\circ} => 1 | \arcsin 2 => undefined | \arccos(-1{,}01) => undefined | \tg(\arcsin 1) => undefined | \sin(3\arcsin\frac13) => 23/27`,
  'derivatives where there are any': String.raw`
\left.(\ln x)'\right|_{x=-1} => undefined | \left.(\ln(x-5))'\right|_{x=3} => undefined | \left.(\frac10+x)'\right|_{x=1} => undefined | \left.(\ln(-2)+x)'\right|_{x=1} => undefined | \left.(\sqrt x)'\right|_{x=-1} => undefined | \left.(\sqrt{x})'\right|_{x=0} => undefined | \left.(|x|)'\right|_{x=2} => 1 | \left.(\tg x)'\right|_{x=\frac{\pi}{2}} => undefined | \left.(x^3)'\right|_{x=2} => 12 | \left.(e^{2x})'\right|_{x=0} => 2
\left.(2^x)'\right|_{x=0} => ~0.6931 | \left.(x^x)'\right|_{x=1} => 1 | \left.(\arctg x)'\right|_{x=1} => 1/2 | \left.(\arcsin x)'\right|_{x=0} => 1 | \left.(\log_2 x)'\right|_{x=\frac{1}{\ln 2}} => 1 | \left.(\frac{x}{x+1})'\right|_{x=1} => 1/4 | \left.(\sin^2 x)'\right|_{x=\frac{\pi}{4}} => 1 | \left.(\ctg x)'\right|_{x=\frac{\pi}{2}} => -1 | \left.(\ln\cos x)'\right|_{x=0} => 0 | \left.(\sqrt[3]{x})'\right|_{x=8} => 1/12`,
  'integrals of school functions': String.raw`
\int_0^\pi\sin x\,dx => 2 | \int_0^{\frac{\pi}{2}}\cos x\,\mathrm{d}x => 1 | \int_1^e\frac1x dx => 1 | \int_0^1 e^x dx => ~1.7183 | \int_0^4\sqrt x\,dx => 16/3 | \int_1^2\frac{1}{x^2}dx => 1/2 | \int_0^1(2x+1)^3dx => 10 | \int_{-1}^1\frac1x dx => undefined | \int_{-1}^1\frac{1}{x^2}dx => undefined | \int_0^1 x(1-x)dx => 1/6
\int_0^{\ln 2}e^x dx => 1 | \int_0^1\frac{1}{x+1}dx => ~0.6931 | \int_0^{\pi}\sin 2x\,dx => 0 | \int_{-2}^{-1}\frac1x dx => ~-0.6931 | \int_{-1}^{1}\sqrt x\,dx => undefined | \int_0^1 x\sin x\,dx => ~0.3012 | \int_1^4\frac{1}{\sqrt x}dx => 2 | \int_0^3|x|dx => 9/2 | \int_2^1 2x\,dx => -3 | \int_0^2\frac{x^2}{2}dx => 4/3`,
  limits: String.raw`
\lim_{x\to 2}(x^2+1) => 5 | \lim_{x\to 1}\frac{x^2-1}{x-1} => 2 | \lim_{x\to 0}\frac{\sin x}{x} => 1 | \lim_{x\to 0}\frac{\sin 3x}{2x} => 3/2 | \lim_{n\to\infty}\frac{2n+1}{n-3} => 2 | \lim_{n\to\infty}\frac{n}{n^2+1} => 0 | \lim_{n\to\infty}\frac{n^2}{n+1} => undefined | \lim_{n\to\infty}(1+\frac1n)^n => ~2.7183 | \lim_{n\to\infty}\left(\frac12\right)^n => 0 | \lim_{x\to 0}\frac1x => undefined
\lim_{x\to 0}\frac{1-\cos x}{x^2} => 1/2 | \lim_{x\to 0^+}\sqrt x => 0 | \lim_{x\to 3-0}x => 3 | \lim_{x\to 4}\frac{\sqrt x-2}{x-4} => 1/4 | \lim_{n\to\infty}2^n => undefined | \lim_{n\to\infty}\ln(1+\frac2n)^n => ambiguous | \lim_{x\to 0}\frac{e^x-1}{x} => 1 | \lim_{x\to 2}\lfloor x\rfloor => undefined | \lim_{n\to\infty}\left(1+\frac{\ln 2}{n}\right)^n => 2 | \lim_{x\to-\infty}\frac{3x^2}{x^2-1} => 3`,
  'sums and products': String.raw`
\sum_{k=0}^{\infty}\frac{1}{2^k} => 2 | \sum_{k=1}^{\infty}\left(\frac13\right)^k => 1/2 | \sum_{k=0}^{\infty}2^k => undefined | \sum_{n=1}^{\infty}3\cdot\left(-\frac12\right)^{n-1} => 2 | \sum_{k=1}^{\infty}\frac1k => undefined | \sum_{k=1}^{\infty}\frac{1}{k^2} => ~1.6449 | \sum_{k=1}^{100}k^2 => 338350 | \prod_{k=1}^{5}\frac{k+1}{k} => 6 | \sum_{k=1}^{3}\sqrt{k^2} => 6 | \sum_{k=1}^{9}\sum_{l=1}^{9}kl => 2025
\sum_{k=1}^{3}\log_2 2^k => 6 | \sum_{k=0}^{4}\cos(72^\circ k) => 0 | \sum_{k=3}^{1}k => undefined | \prod_{k=1}^{8}\tg(10k^\circ) => 1 | \sum_{k=1}^{2,5}k => undefined`,
  'whole numbers': String.raw`
\operatorname{lnko}(12;18) => 6 | \lkkt(4;6) => 12 | \gcd(12;18;27) => 3 | \max(2;3;1) => 3 | \min\{\sqrt2;1{,}4\} => 7/5 | \max(\pi;3{,}14) => ~3.1416 | 17\bmod 5 => 2 | (-3)\bmod 5 => 2 | 7\bmod 0 => undefined | \gcd(1{,}5;3) => undefined
\max(2,3) => unreadable | \sgn(-3) => -1 | \sgn(\sin 180^\circ) => 0 | \det\begin{pmatrix}1&2\\3&4\end{pmatrix} => -2 | \begin{vmatrix}\sin 30^\circ&\cos 30^\circ\\-\cos 30^\circ&\sin 30^\circ\end{vmatrix} => 1 | \begin{vmatrix}\sqrt2&1\\1&\sqrt2\end{vmatrix} => 1 | \exp(\ln 7) => 7 | \operatorname{ch}(\ln 2) => 5/4 | \operatorname{sh}(\ln 3) => 4/3 | \operatorname{th}(\ln 2) => 3/5`,
  'names of built-in things, complex numbers, letters': String.raw`
\operatorname{toString}5 => unreadable | \text{constructor} => unreadable | \operatorname{__proto__}1 => unreadable | \constructor => unreadable | i^2 => undefined | x => undefined | \infty => undefined | \infty-\infty => undefined | \mathbf{2}+\mathbf{3} => 5 | \sqrt{i} => undefined`,
}

const rows = (table: string) =>
  table
    .split('\n')
    .flatMap(line => line.split(' | '))
    .filter(row => row.includes(' => '))
    .map(row => row.split(' => ').map(part => part.trim()) as [string, string])

for (const [name, table] of Object.entries(TABLES))
  describe(name, () => {
    test.each(rows(table))('%s => %s', (source, expected) => expect(verdict(source)).toBe(expected))
  })

test('both readings of an ambiguous form are read, and differently', () => {
  for (const [source, expected] of rows(TABLES['ambiguous forms']!)) {
    if (expected !== 'ambiguous') continue
    const value = readValue(source)
    if (value.kind !== 'ambiguous') throw new Error(source)
    const [one, other] = value.readings.map(verdict)
    expect(['ambiguous', 'unreadable']).not.toContain(one)
    expect(['ambiguous', 'unreadable']).not.toContain(other)
    expect(one, value.readings.join(' and ')).not.toBe(other)
  }
})

test('roots in roots are taken one by one: a glance is enough for sixteen of them', () => {
  const units = 8000
  for (const inside of ['\\pi', '\\pi+1', '\\ln 7', 'e^{\\sqrt2}']) {
    const value = readValue('\\sqrt{'.repeat(16) + inside + '}'.repeat(16), units)
    expect(value.kind, inside).toBe('real')
  }
})
