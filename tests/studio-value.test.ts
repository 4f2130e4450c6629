// The value reader against values checked by hand: one line each, "LaTeX => value"; a value is a fraction, ~real, or a word.
import { describe, expect, test } from 'vitest'
import { canonical, QUICK, readValue } from '../src/studio/value/index.ts'

const EXACT = String.raw`
1 => 1 | -3 => -3 | 0,5 => 1/2 | 0.25 => 1/4 | 0{,}125 => 1/8 | 2,5 => 5/2 | -0,2 => -1/5 | 007 => 7
1+2 => 3 | 5-8 => -3 | 2\cdot 3 => 6 | 2\times 3 => 6 | 6:4 => 3/2 | 6/4 => 3/2 | 6\div 4 => 3/2 | 2*3 => 6 | 3\cdot(-2) => -6 | 3\cdot -2 => -6
2+3\cdot 4 => 14 | (2+3)\cdot 4 => 20 | 2(3+4) => 14 | (1+2)(3+4) => 21 | 10-4-3 => 3 | 24:4:2 => 3 | 24:(4:2) => 12 | -2^2 => -4 | (-2)^2 => 4 | 2^{-1} => 1/2
\frac{1}{2} => 1/2 | \frac12 => 1/2 | \frac{1}{2}+\frac{1}{3} => 5/6 | \frac{2}{3}:\frac{4}{9} => 3/2 | \dfrac{3}{6} => 1/2 | \tfrac{-1}{4} => -1/4 | 1\frac{1}{2} => 3/2 | 2\frac{3}{4}-1\frac{1}{4} => 3/2 | -1\frac{1}{2} => -3/2 | \frac{1+\frac12}{3} => 1/2
\frac{\frac{1}{2}}{\frac{3}{4}} => 2/3 | 3\frac{1}{3}\cdot 3 => 10 | \frac{0,5}{0,25} => 2 | \frac{1}{1+\frac{1}{1+1}} => 2/3 | 2\cdot\frac{1}{2} => 1
2^3 => 8 | 3^{2} => 9 | 2^{10} => 1024 | 10^{-2} => 1/100 | \left(\frac{2}{3}\right)^{2} => 4/9 | \left(\frac23\right)^{-2} => 9/4 | 5^0 => 1 | (-1)^{7} => -1 | 2^{3^2} => 512 | (2^3)^2 => 64
4^{\frac{1}{2}} => 2 | 8^{\frac{2}{3}} => 4 | 27^{-\frac{1}{3}} => 1/3 | 16^{0,25} => 2 | 0,25^{-\frac12} => 2 | 32^{\frac{3}{5}} => 8 | \left(\frac{4}{9}\right)^{\frac{3}{2}} => 8/27 | 100^{\frac{1}{2}} => 10 | 81^{0,75} => 27 | 4^{-\frac{3}{2}} => 1/8
\sqrt{16} => 4 | \sqrt{\frac{9}{4}} => 3/2 | \sqrt{0,25} => 1/2 | \sqrt[3]{8} => 2 | \sqrt[3]{-27} => -3 | \sqrt[4]{16} => 2 | \sqrt2\cdot\sqrt8 => 4 | \sqrt{2}\sqrt{3}\sqrt{6} => 6 | \sqrt{50}-5\sqrt{2} => 0 | \frac{\sqrt{12}}{\sqrt{3}} => 2
(\sqrt{5}-1)(\sqrt{5}+1) => 4 | (\sqrt3+\sqrt2)(\sqrt3-\sqrt2) => 1 | (1+\sqrt2)^2-2\sqrt2 => 3 | \frac{1}{\sqrt2-1}-\sqrt2 => 1 | \sqrt{7}\cdot\sqrt{28} => 14 | \sqrt{45}-\sqrt{20}-\sqrt{5} => 0 | \sqrt{11}\cdot\sqrt{11} => 11 | \frac{2}{\sqrt{3}+1}-\sqrt3 => -1 | \sqrt{\sqrt{16}} => 2 | \sqrt[3]{\frac{1}{8}} => 1/2
\sqrt{13}^2 => 13 | \sqrt{3}^4 => 9 | 2\sqrt{\frac14} => 1 | \sqrt{8}+\sqrt{18}-5\sqrt{2} => 0 | \sqrt{6+3} => 3 | \sqrt{5^2-4^2} => 3 | \sqrt[5]{32} => 2 | \sqrt[3]{0,001} => 1/10 | \sqrt{1,44} => 6/5 | \sqrt{\frac{1}{2}}\cdot\sqrt{2} => 1
\sin 0^\circ => 0 | \sin 30^\circ => 1/2 | \sin 90^\circ => 1 | \sin 150^\circ => 1/2 | \sin 180^\circ => 0 | \sin 210^\circ => -1/2 | \sin 270^\circ => -1 | \sin 330^\circ => -1/2 | \sin 390^\circ => 1/2 | \sin(-30^\circ) => -1/2
\cos 0^\circ => 1 | \cos 60^\circ => 1/2 | \cos 90^\circ => 0 | \cos 120^\circ => -1/2 | \cos 180^\circ => -1 | \cos 240^\circ => -1/2 | \cos 300^\circ => 1/2 | \cos 720^\circ => 1 | \cos(-60^\circ) => 1/2 | \cos 540^{\circ} => -1
\tan 45^\circ => 1 | \tan 135^\circ => -1 | \tan 225^\circ => 1 | \tg 45^\circ => 1 | \ctg 45^\circ => 1 | \cot 135^\circ => -1 | \operatorname{tg} 45^\circ => 1 | \operatorname{ctg}(-45^\circ) => -1 | \tan 0^\circ => 0 | \tan 180^\circ => 0
\sin 45^\circ\cos 45^\circ => 1/2 | \sin^2 60^\circ => 3/4 | \cos^2 30^\circ => 3/4 | \tan^2 60^\circ => 3 | \tg^2 30^\circ => 1/3 | \sin^2 45^\circ => 1/2 | 2\sin 45^\circ\cdot\cos 45^\circ => 1 | 4\sin^2 60^\circ => 3 | \sin^2 37^\circ+\cos^2 37^\circ => 1 | \tan 30^\circ\cdot\tan 60^\circ => 1
\sqrt{3}\tan 60^\circ => 3 | \sqrt2\sin 45^\circ => 1 | \frac{\cos 30^\circ}{\sqrt3} => 1/2 | \sqrt{3}\sin 60^\circ => 3/2 | \sqrt{2}\cos 135^\circ => -1 | \sin 75^\circ-\cos 15^\circ => 0 | \cos 20^\circ-\sin 70^\circ => 0 | \cos 20^\circ\cos 40^\circ\cos 80^\circ => 1/8 | \cos 36^\circ-\cos 72^\circ => 1/2 | \tan 20^\circ\tan 40^\circ\tan 80^\circ\tan 60^\circ => 3
\sin 10^\circ\sin 50^\circ\sin 70^\circ => 1/8 | \sin 15^\circ\cos 15^\circ => 1/4 | \cos^2 15^\circ-\frac{\sqrt3}{4} => 1/2 | \frac{\sin 20^\circ}{\cos 70^\circ} => 1 | 2\cos^2 22,5^\circ-\frac{\sqrt2}{2} => 1 | \cos 72^\circ\cdot\cos 36^\circ => 1/4 | \sin 18^\circ\sin 54^\circ => 1/4 | \tan 10^\circ\cdot\cot 10^\circ => 1 | \cos 40^\circ+\cos 80^\circ+\cos 160^\circ => 0 | \tan 15^\circ+\cot 15^\circ => 4
\sin\frac{\pi}{6} => 1/2 | \cos\frac{\pi}{3} => 1/2 | \tan\frac{\pi}{4} => 1 | \sin\frac{3\pi}{2} => -1 | \cos\pi => -1 | \sin 2\pi => 0 | \cos\frac{2\pi}{3} => -1/2 | \sin\left(-\frac{\pi}{2}\right) => -1 | \cos 7\pi => -1 | \tg\frac{3\pi}{4} => -1
\cos\frac{\pi}{7}\cos\frac{2\pi}{7}\cos\frac{4\pi}{7} => -1/8 | \cos\frac{\pi}{5}-\cos\frac{2\pi}{5} => 1/2 | \sin^2\frac{\pi}{8}+\sin^2\frac{3\pi}{8} => 1 | \sin\frac{\pi}{12}\cos\frac{\pi}{12} => 1/4 | \frac{\pi}{\pi} => 1 | \frac{2\pi+\pi}{\pi} => 3
\arcsin 1:\pi => 1/2 | \arcsin\frac12:\pi => 1/6 | \arccos 0:\pi => 1/2 | \arccos(-1):\pi => 1 | \arctan 1:\pi => 1/4 | \frac{\arccos\frac12}{\pi} => 1/3 | \sin(\arcsin\frac12) => 1/2 | \arctg 0 => 0
\log_2 8 => 3 | \log_2\frac{1}{4} => -2 | \log_3 81 => 4 | \log_{10} 1000 => 3 | \lg 100 => 2 | \lg 0,01 => -2 | \lg 1 => 0 | \log_5 1 => 0 | \log_4 2 => 1/2 | \log_4 8 => 3/2
\log_8 4 => 2/3 | \log_{\frac12} 8 => -3 | \log_{0,5} 4 => -2 | \log_9 27 => 3/2 | \log_{\sqrt2} 8 => 6 | \log_2\sqrt2 => 1/2 | \log_3\sqrt[3]{9} => 2/3 | \log_7 7 => 1 | \lg\sqrt{10} => 1/2 | \log_{25} 5 => 1/2
\ln e => 1 | \ln e^3 => 3 | \ln 1 => 0 | \ln\sqrt{e} => 1/2 | \ln e^{-2} => -2 | 2^{\log_2 5} => 5 | 10^{\lg 7} => 7 | 3^{\log_3 2} => 2 | e^{\ln 4} => 4 | \log_2 8+\log_2 2 => 4
\log_2 16\cdot\log_3 9 => 8 | \log_2 8^2 => 6 | \log_2^2 8 => 9 | \lg 1000-\lg 10 => 2 | \frac{\log_2 32}{\log_2 4} => 5/2 | \log_6 36 => 2 | \log_{\frac13} 9 => -2 | \log_2 0,125 => -3 | \log_{16} 8 => 3/4 | \log_{27} 9 => 2/3
\log_2 6-\log_2 3 => 1 | \log_6 4+\log_6 9 => 2 | \lg 2+\lg 5 => 1 | \lg 20-\lg 0,2 => 2 | \frac{\log_2 27}{\log_2 3} => 3 | \log_2 3\cdot\log_3 4 => 2 | \log_3 5\cdot\log_5 9 => 2 | \frac{\ln 8}{\ln 2} => 3 | 2\log_6 2+2\log_6 3 => 2 | \log_2\frac{4}{3}+\log_2 3 => 2 | 2^{\log_2 3}+1 => 4 | 5\cdot 10^{\lg 3} => 15 | \lg\sqrt2+\lg\sqrt5 => 1/2
5! => 120 | 0! => 1 | 3!+2! => 8 | \frac{6!}{4!} => 30 | \binom{5}{2} => 10 | \binom{6}{3} => 20 | \binom{7}{0} => 1 | \binom{4}{4} => 1 | \binom{10}{3} => 120 | \dbinom{4}{1} => 4
\frac{\binom{5}{2}}{5} => 2 | \binom52-\binom42 => 4 | \binom{8}{2}:\binom{4}{2} => 14/3 | (3!)^2 => 36 | \frac{5!}{5!} => 1 | \binom{3}{5} => 0 | \frac{1}{3!} => 1/6 | 4!:8 => 3
|{-3}| => 3 | |2-5| => 3 | \left|-\frac{1}{2}\right| => 1/2 | \lvert 3-7\rvert => 4 | |{-2}|+|{-3}| => 5 | 2|1-3| => 4 | -|{-4}| => -4 | |\cos 120^\circ| => 1/2 | |\sqrt2-\sqrt2| => 0 | |1-\sqrt2|-\sqrt2 => -1
25\% => 1/4 | 25\%\cdot 80 => 20 | 150\%\cdot 2 => 3 | 12,5\%\cdot 16 => 2 | 10\%+\frac{1}{10} => 1/5 | 20\%\cdot 50\% => 1/10 | 300\% => 3 | \frac{40\%}{80\%} => 1/2
\sum_{k=1}^{4} k => 10 | \sum_{k=1}^{3} k^2 => 14 | \sum_{i=0}^{5} 2 => 12 | \sum_{k=1}^{3}\frac{1}{k} => 11/6 | \sum_{n=1}^{10}(-1)^n => 0 | \prod_{k=1}^{4} k => 24 | \prod_{k=2}^{5}\frac{k}{k-1} => 5 | \sum_{k=0}^{4}\binom{4}{k} => 16 | \sum_{k=1}^{100} k => 5050 | \sum_{k=0}^{3} 2^k => 15
\begin{vmatrix}1&2\\3&4\end{vmatrix} => -2 | \begin{vmatrix}2&0\\0&3\end{vmatrix} => 6 | \begin{vmatrix}1&2&3\\4&5&6\\7&8&9\end{vmatrix} => 0 | \begin{vmatrix}2&1&0\\1&2&1\\0&1&2\end{vmatrix} => 4 | \begin{vmatrix}\frac12&1\\1&4\end{vmatrix} => 1 | \begin{vmatrix}5\end{vmatrix} => 5 | \begin{vmatrix}-1&2\\-3&4\end{vmatrix} => 2
\left.(x^2)'\right|_{x=3} => 6 | \left.(x^3-2x)'\right|_{x=2} => 10 | \left.(5)'\right|_{x=1} => 0 | \left.(\sqrt{x})'\right|_{x=4} => 1/4 | \left.(\frac{1}{x})'\right|_{x=2} => -1/4 | \left.(\sin x)'\right|_{x=0} => 1 | \left.(\ln x)'\right|_{x=2} => 1/2 | \left.((2x+1)^3)'\right|_{x=0} => 6 | \left.(x\cdot(x-1))'\right|_{x=1} => 1 | \left.(\cos x)'\right|_{x=0} => 0
\int_0^1 2x\,dx => 1 | \int_0^2 x^2 dx => 8/3 | \int_{1}^{3} 1 dx => 2 | \int_{-1}^{1} x^3 dx => 0 | \int_0^1(3x^2+2x)dx => 2 | \int_0^4\frac{x}{2}dx => 4
\lfloor 2{,}7\rfloor => 2 | \lceil 2,1\rceil => 3 | \lfloor -0,5\rfloor => -1 | \lfloor\sqrt{10}\rfloor => 3 | \lceil\pi\rceil => 4
[2+(3-1)]\cdot 2 => 8 | \{2\} => ambiguous | 2\left(1+\left(2-3\right)\right) => 0 | \left[\frac12+\frac12\right]^3 => 1 | {2+3} => 5 | 2\,\cdot\,3 => 6 | \displaystyle\frac{4}{2} => 2 | 1 - 1 => 0 | +3 => 3 | -(-2) => 2
\cos^2 10^\circ+\cos^2 80^\circ => 1 | \sin 40^\circ-2\sin 20^\circ\cos 20^\circ => 0 | \tan 225^\circ+\sin 330^\circ => 1/2 | \cos 1080^\circ-\sin 450^\circ => 0 | \frac{\sin 60^\circ}{\cos 30^\circ}+1 => 2 | 5\cos 60^\circ-\tan 45^\circ => 3/2 | \sin^2 15^\circ+\cos^2 15^\circ+\sin 270^\circ => 0 | 4\cos 36^\circ\cos 72^\circ => 1 | \cos 105^\circ+\sin 15^\circ => 0 | 8\sin 10^\circ\sin 50^\circ\sin 70^\circ => 1
`

const REAL = String.raw`
\sqrt2 => 1.41421356 | \sqrt2+\sqrt3 => 3.14626437 | \pi => 3.14159265 | e => 2.71828183 | \sin 45^\circ => 0.70710678 | \cos 20^\circ => 0.93969262 | \tan 60^\circ => 1.73205081 | \sin 30 => -0.98803162 | \log_2 3 => 1.5849625 | \log_2 3+\log_2 5 => 3.9068906 | \ln 2+\ln 3 => 1.79175947 | \lg 2 => 0.30103 | \sqrt[3]{2} => 1.25992105 | 2\pi => 6.28318531 | \ln 2 => 0.69314718 | 2^{\frac12} => 1.41421356 | \sqrt{3-2\sqrt2} => 0.41421356 | \arctan 2 => 1.10714872
`

const NONE = String.raw`
\tan 90^\circ => undefined | \tg 270^\circ => undefined | \ctg 0^\circ => undefined | \cot 180^\circ => undefined | \tan\frac{\pi}{2} => undefined | \frac{1}{0} => undefined | 1:0 => undefined | \frac{1}{\sin 180^\circ} => undefined | \frac{1}{\cos 20^\circ-\sin 70^\circ} => undefined | 0^0 => undefined | 0^{-1} => undefined
\log_2(-4) => undefined | \lg 0 => undefined | \ln(-1) => undefined | \log_1 5 => undefined | \log_{-2} 4 => undefined | \sqrt{-1} => undefined | \sqrt[4]{-16} => undefined | (-8)^{\frac12} => undefined | \arcsin 2 => undefined | (-3)! => undefined | 2,5! => undefined | \binom{2,5}{1} => undefined | x+1 => undefined
(3+4 => unreadable | 3+4) => unreadable | 2^{10 => unreadable | \frac{1} => unreadable | \foo 3 => unreadable | 2^10 => unreadable | 2^-1 => unreadable | \log 8 => unreadable | \sin^{-1} 1 => unreadable | + => unreadable | 2+ => unreadable | \sqrt[1]{4} => unreadable | \sqrt[x]{4} => undefined
\begin{vmatrix}1&2\\3\end{vmatrix} => unreadable | \begin{matrix}1\end{matrix} => unreadable | \int_0^1 x => unreadable | (x^2)' => unreadable | \text{szia} => unreadable | |3 => unreadable | \sum_{k}^{3} k => unreadable | 3 & 4 => unreadable | \ => unreadable | \left(1+2 => unreadable
`

const rows = (table: string) =>
  table
    .split('\n')
    .flatMap(line => line.split(' | '))
    .filter(row => row.includes(' => '))
    .map(row => row.split(' => ').map(part => part.trim()) as [string, string])

describe('exact values', () => {
  test.each(rows(EXACT))('%s = %s', (source, expected) => {
    const value = readValue(source)
    expect(value.kind === 'exact' ? value.text : value.kind).toBe(expected)
  })
  test('there are at least 280 of them', () => expect(rows(EXACT).length).toBeGreaterThan(280))
})

describe('real values that are no fractions', () => {
  test.each(rows(REAL))('%s ≈ %s', (source, expected) => {
    const value = readValue(source)
    expect(value.kind).toBe('real')
    if (value.kind === 'real') expect(value.number).toBeCloseTo(Number(expected), 7)
  })
  test('degrees forgotten are asked about', () => {
    expect(readValue(String.raw`1+\sin 30`)).toMatchObject({ kind: 'real', hint: { at: 2 } })
    expect(readValue(String.raw`\sin 45^\circ`)).not.toHaveProperty('hint')
  })
})

describe('no value', () => {
  test.each(rows(NONE))('%s is %s', (source, expected) => {
    const value = readValue(source)
    expect(value.kind).toBe(expected)
    if (value.kind === 'undefined' || value.kind === 'unreadable') {
      expect(value.fault.hu.length > 5 && value.fault.en.length > 5).toBe(true)
      expect(value.fault.at >= 0 && value.fault.at <= source.length).toBe(true)
    }
  })
  test('the place of the fault', () => {
    expect(readValue(String.raw`1+\foo{2}`)).toMatchObject({ fault: { at: 2, end: 6 } })
    expect(readValue('2+(3')).toMatchObject({ fault: { at: 4 } })
    expect(readValue(String.raw`5-\frac{1}{2-2}`)).toMatchObject({ kind: 'undefined', fault: { at: 11 } })
  })
})

describe('look-alikes', () => {
  test.each([
    ['2+3', '3+2'],
    [String.raw`2\sin 30^\circ`, String.raw`\sin(30^\circ)\cdot 2`],
    [String.raw`\frac{6}{2}`, '6:2'],
    ['(1+2)+3', '1+(2+3)'],
    ['5-(2-1)', '1+5-2'],
  ])('%s and %s', (a, b) => expect(canonical(a)).toBe(canonical(b)))
  test.each([
    ['2+3', '5'],
    ['2-3', '3-2'],
    ['6:2', '2:6'],
    [String.raw`\sin 30^\circ`, String.raw`\sin 150^\circ`],
    ['2^3', '3^2'],
  ])('%s and %s are different', (a, b) => expect(canonical(a)).not.toBe(canonical(b)))
})

describe('hostile input', () => {
  const long = (n: number, part: string) => part.repeat(n)
  test.each([
    long(5000, '('),
    long(1500, '{'),
    long(900, '-'),
    long(300, '2^{'),
    '9'.repeat(1900),
    String.raw`9^{9^{9^{9}}}`,
    String.raw`\sum_{k=1}^{999999999} k`,
    String.raw`\prod_{k=1}^{2000} k^{400}`,
    String.raw`(10^{300})^{300}`,
    String.raw`1000000!`,
    '\u0000\u0007',
    '<script>alert(1)</script>',
    String.raw`\sin\frac{1\pi}{99999991}`,
    String.raw`\sum_{a=1}^{9}\sum_{b=1}^{9}\sum_{c=1}^{9}\sum_{d=1}^{9}1`,
    String.raw`\sum_{a=1}^{2000}\sum_{b=1}^{2000}ab`,
    String.raw`\tg(`.repeat(40) + '1' + ')'.repeat(40),
    String.raw`\left.(` +
      String.raw`\sin(`.repeat(30) +
      String.raw`x` +
      ')'.repeat(30) +
      String.raw`)'\right|_{x=0}`,
    String.raw`\sqrt{2+`.repeat(30) + '2' + '}'.repeat(30),
    String.raw`\sum_{k=1}^{300}\ln(k+\sqrt2)`,
    String.raw`\sum_{k=1}^{2000}\sqrt k`,
    String.raw`\sum_{k=1}^{900}\cos\frac{k\pi}{901}`,
    String.raw`\lim_{n\to\infty}\frac{(n+12)!\cdot(n+11)!\cdot(n+10)!}{n!\cdot(n+1)!\cdot(n+2)!}`,
    String.raw`|\{${Array.from({ length: 60 }, (_, i) => String.raw`\sqrt{${i}}`).join(';')}\}|`,
    String.raw`(\pi+e+\ln 2+\ln 3)^{60}`,
    String.raw`\left.xx\right|_{x=`.repeat(40) + '2' + '}'.repeat(40),
    '['.repeat(40) + 'x' + ']_0^{x+1}'.repeat(39) + ']_0^1',
    String.raw`\left.`.repeat(40) + 'x' + String.raw`\right|_{x=1}`.repeat(40),
    '{'.repeat(700) + '1' + '}'.repeat(700),
    '{2+'.repeat(50) + '1' + '}'.repeat(50),
    Array.from({ length: 60 }, (_, i) => String.raw`\sqrt{${i + 2}}`).join('+'),
  ])('%.40s … ends with a word or a value after a bounded amount of work', source => {
    for (const [units, most] of [
      [undefined, 2000],
      [QUICK, 300],
    ] as const) {
      const began = process.threadCpuUsage()
      expect(['exact', 'real', 'undefined', 'unknown', 'unreadable']).toContain(readValue(source, units).kind)
      expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(most)
    }
  })
})
