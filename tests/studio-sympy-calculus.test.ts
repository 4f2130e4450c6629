// More formulas by class, calculus: their values found apart from this program by sympy or by hand.
// One row each, "LaTeX => verdict", as in studio-classes.test.ts; "~" stands before the digits of what is certainly irrational.
import { expect, test } from 'vitest'
import { misread } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  limits: String.raw`
\lim_{x\to\infty}\frac{3x^2-x}{2x^2+5} => 3/2 | \lim_{x\to-\infty}\frac{2x^3+1}{5x^3-x} => 2/5 | \lim_{x\to\infty}\frac{x}{x^2+1} => 0
\lim_{x\to\infty}x^2 => undefined | \lim_{x\to0}\frac{\sin 5x}{\sin 2x} => 5/2 | \lim_{x\to0}\frac{1-\cos x}{x^2} => 1/2
\lim_{x\to0}\frac{1-\cos 3x}{1-\cos 2x} => 9/4 | \lim_{x\to0}\frac{e^{3x}-1}{x} => 3 | \lim_{x\to0}\frac{\ln(1+4x)}{2x} => 2
\lim_{x\to\infty}\left(1+\frac{2}{x}\right)^x => ~7.3891 | \ln\lim_{n\to\infty}\left(1+\frac{3}{n}\right)^{2n} => 6
\lim_{n\to\infty}\left(\frac{n+2}{n-1}\right)^n => ~20.0855 | \lim_{x\to\infty}(\sqrt{x^2+4x}-\sqrt{x^2-2x}) => 3
\lim_{x\to0}\frac{\sqrt{1+x}-1}{x} => 1/2 | \lim_{x\to 9}\frac{\sqrt x-3}{x-9} => 1/6 | \lim_{x\to 8}\frac{\sqrt[3]{x}-2}{x-8} => 1/12
\lim_{x\to 1}\frac{x^5-1}{x^3-1} => 5/3 | \lim_{x\to0}\frac1x => undefined | \lim_{x\to0^+}\frac1x => undefined | \lim_{x\to0+}\frac{|x|}{x} => 1
\lim_{x\to0-}\frac{|x|}{x} => -1 | \lim_{x\to 2-0}\lfloor x\rfloor => 1 | \lim_{x\to 2+0}\lfloor x\rfloor => 2 | \lim_{x\to\infty}\frac{\ln x}{x} => 0
\lim_{x\to\infty}\frac{x^{100}}{e^x} => 0 | \lim_{x\to\infty}\frac{2^x}{x^5} => undefined | \frac{1}{\pi}\lim_{x\to-\infty}\arctg x => -1/2
\lim_{x\to\pi}\frac{\sin x}{\pi-x} => 1 | \lim_{x\to\frac\pi4}\frac{\sin x-\cos x}{\cos 2x} => ~-0.7071 | \lim_{x\to\frac\pi2}(\frac\pi2-x)\tg x => 1
\lim_{x\to e}\frac{\ln x-1}{x-e} => ~0.3679 | \lim_{x\to0}(\cos x)^{\frac{1}{x^2}} => ~0.6065 | \lim_{n\to\infty}\frac{2^n+3^n}{3^{n+1}} => 1/3
\lim_{n\to\infty}\frac{5^n-2^n}{5^n+2^n} => 1 | \lim_{n\to\infty}\frac{(n+1)!}{n!\cdot n} => 1 | \lim_{n\to\infty}\sum_{k=1}^{n}\frac{k}{n^2} => 1/2
\lim_{x\to2}x^2+1 => 5 | \lim_{h\to0}\frac{\sqrt{4+h}-2}{h} => 1/4 | \lim_{x\to1}\sqrt{x-2} => undefined | \lim_{x\to0}\frac{e^x-e^{-x}}{\sin x} => 2
\lim_{x\to0}\frac{\arctg 2x}{\sin 3x} => 2/3 | \lim_{x\to\infty}x\sin\frac{2}{x} => 2 | \lim_{x\to\infty}x(\ln(x+1)-\ln x) => 1
\lim_{x\to\infty}\frac{\lfloor x\rfloor}{x} => 1 | \lim_{x\to1^-}\frac{1}{1-x} => undefined | \lim_{x\to\infty}\frac{e^x}{e^x+1} => 1
\lim_{x\to-\infty}\frac{e^x}{e^x+1} => 0 | \lim_{x\to0}\frac{\sin x^\circ}{x} => ~0.0175 | \lim_{x\to0}\frac{a^x-1}{x} => undefined
\lim_{x\to0}\frac{2^x-1}{3^x-1} => ~0.6309 | \lim_{x\to0}\frac{4^x-1}{2^x-1} => 2 | \lim_{x\to0}\frac{\lg(1+x)}{\ln(1+x)} => ~0.4343
\lim\limits_{x\to 4}\frac{x-4}{\sqrt{x}-2} => 4 | \lim_{x\rightarrow 1}\frac{x^2-1}{x-1} => 2 | \lim_{x\to 1}\frac{1}{(x-1)^2} => undefined
\lim_{x\to 1}\left(\frac{1}{1-x}-\frac{3}{1-x^3}\right) => -1 | \lim_{x\to0}\left(\frac1x-\frac1{\sin x}\right) => 0
\lim_{x\to0}\left(\frac{1}{\sin^2 x}-\frac{1}{x^2}\right) => 1/3 | \lim_{x\to 0}\frac{x}{\sqrt{1-\cos x}} => undefined
\lim_{x\to 0+}\frac{x}{\sqrt{1-\cos x}} => ~1.4142 | \lim_{x\to5}\frac{|x-5|}{x-5} => undefined | \lim_{x\to 0}\frac{e^{1/x}-1}{e^{1/x}+1} => undefined
\lim_{x\to 0-}e^{\frac1x} => 0 | \lim_{x\to 0+}e^{\frac1x} => undefined | \lim_{x\to 0}\operatorname{sgn}(x^2) => 1
\lim_{x\to 3}\frac{x^2-9}{x^2-5x+6} => 6`,
  derivatives: String.raw`
\left.\left(e^{x^2}\right)'\right|_{x=0} => 0 | \left.\left(x e^{-x}\right)'\right|_{x=1} => 0 | \left.\left(\ln(x^2+1)\right)'\right|_{x=1} => 1
\left.\left(\sin 2x\right)'\right|_{x=\frac\pi3} => -1 | \left.\left(\cos^2 x\right)'\right|_{x=\frac\pi4} => -1
\left.\left(x\sin x\right)'\right|_{x=\pi} => ~-3.1416 | \left.\left(2^x\right)'\right|_{x=0} => ~0.6931
\left.\left(\log_3 x\right)'\right|_{x=\frac{1}{\ln 3}} => 1 | \left.\left(\arctg 2x\right)'\right|_{x=\frac12} => 1
\left.\left(\frac{1}{x^2}\right)''\right|_{x=1} => 6 | \left.\left(x^{10}\right)^{(10)}\right|_{x=3} => unreadable
\left.\frac{d}{dx}x^3\right|_{x=2} => 12 | \left.\frac{\mathrm{d}}{\mathrm{d}x}\left(x^3\right)\right|_{x=2} => 12
\left.\left(\tg x\right)'\right|_{x=\frac\pi4} => 2 | \left.\left(\ln\sin x\right)'\right|_{x=\frac\pi2} => 0
\left.\left(\ln\sin x\right)'\right|_{x=\frac{3\pi}2} => undefined | \left.\left(\sqrt{x-1}\right)'\right|_{x=1} => undefined
\left.\left(\sqrt{x-1}\right)'\right|_{x=0} => undefined | \left.\left(\lg x\right)'\right|_{x=0} => undefined
\left.\left(\lg(-x)\right)'\right|_{x=-1} => ~-0.4343 | \left.\left(|x^2-4|\right)'\right|_{x=2} => undefined
\left.\left((x-1)^2|x-1|\right)'\right|_{x=1} => 0 | \left.\left(\arccos(2x)\right)'\right|_{x=0{,}3} => -5/2
\left.\left(\arccos(2x)\right)'\right|_{x=0{,}6} => undefined | \left.\left(\ctg x\right)'\right|_{x=0} => undefined
\left.\left(\frac{x^2-1}{x-1}\right)'\right|_{x=1} => undefined | \left.\left(\lceil x\rceil\right)'\right|_{x=2} => undefined
\left.\left(\sqrt[3]{x-8}\right)'\right|_{x=0} => 1/12 | \left.\left(\sqrt[3]{x-8}\right)'\right|_{x=8} => undefined
\left.\left(x^{x}\right)'\right|_{x=-1} => undefined | \left.\left(\log_x 8\right)'\right|_{x=2} => ~-2.1640
\left.\left(\ln(\ln x)\right)'\right|_{x=e} => ~0.3679 | (x^2)'(3) => unreadable | \left(x^2\right)'|_{x=3} => 6`,
  integrals: String.raw`
\int_0^1x^2\,dx => 1/3 | \int_1^2\frac{1}{x}\,\mathrm{d}x => ~0.6931 | \int_1^e\frac{1}{x}dx => 1 | \int_1^{e}\frac{dx}{x} => 1
\int_0^{\frac\pi2}\cos x\,dx => 1 | \int_0^{\frac\pi2}\sin 2x\,dx => 1 | \int_0^{1}e^x\,dx => ~1.7183 | \int_0^{\ln3}e^{2x}\,dx => 4
\int_0^{\frac12}\frac{1}{\sqrt{1-x^2}}\,dx => ~0.5236 | \int_0^1\sqrt{1-x^2}\,dx => ~0.7854 | \int_0^2(3x^2-2x+1)\,dx => 6 | \int_0^2 3x^2-2x+1\,dx => 6
\int_1^4\sqrt x\,dx => 14/3 | \int_0^8\sqrt[3]{x}\,dx => 12 | \int_0^{3}|x^2-2x|\,dx => 8/3 | \int_1^3\frac{x^2+1}{x^2}\,dx => 8/3
\int_0^1\frac{x}{x^2+1}\,dx => ~0.3466 | \int_0^1x^2e^x\,dx => ~0.7183 | \int_1^e x\ln x\,dx => ~2.0973 | \int_0^\pi x\cos x\,dx => -2
\int_0^{\frac\pi4}\frac{1}{\cos^2x}\,dx => 1 | \int_0^{\frac\pi4}\tg x\,dx => ~0.3466 | \int_0^{\frac\pi4}\tg^2x\,dx => ~0.2146
\int_0^1\frac1x\,dx => undefined | \int_1^\infty\frac1x\,dx => undefined | \int_0^\infty e^{-x}\,dx => 1 | \int_{-\infty}^{0}e^{2x}\,dx => 1/2
\int_0^\infty\frac{1}{(x+1)^3}\,dx => 1/2 | \int_{-\pi}^{\pi}\sin^5x\,dx => 0 | \int_{-1}^{1}x^7\cos x\,dx => 0 | \int_0^2\frac{1}{2x+1}\,dx => ~0.8047
\int_0^1(2x-1)^5\,dx => 0 | \int_0^1 2^x\,dx => ~1.4427 | \int_0^12^x\ln2\,dx => 1 | \int_0^1x\sqrt{1-x^2}\,dx => 1/3
\int_0^{\frac\pi2}\sin^2x\cos x\,dx => 1/3 | \int_0^{\frac\pi2}\cos^3x\,dx => 2/3 | \int_0^{\pi}\cos^4x\,dx => ~1.1781 | \int_0^1\arctg x\,dx => ~0.4388
\int_0^1\arcsin x\,dx => ~0.5708 | \int_0^{1}\frac{1}{x^2+x+1}\,dx => ~0.6046 | \int_0^a x\,dx => undefined | \int_0^1t\,dx => undefined
\int_{-1}^1\frac{1}{x^2}\,dx => undefined | \int_0^{2{,}5}\lceil x\rceil\,dx => 9/2 | \int_0^1\frac{x^4(1-x)^4}{1+x^2}\,dx => ~0.0013
\int_0^{\pi/2}\cos x\,dx => 1 | \int_0^4\max(x;4-x)\,dx => 12 | \int_0^{10}(x-\lfloor x\rfloor)\,dx => 5`,
  'sums and products': String.raw`
\sum_{k=0}^{10}2^k => 2047 | \sum_{k=1}^{5}\frac{1}{k(k+1)} => 5/6 | \sum_{k=1}^5 2k-1 => ambiguous | \sum_{k=1}^{10^9}k => 500000000500000000
\sum_{k=1}^{10^6}k^3 => 250000500000250000000000 | \sum_{k=1}^{99}\frac{1}{\sqrt k+\sqrt{k+1}} => 9 | \sum_{k=2}^{10}\log_2\frac{k}{k-1} => ~3.3219
\sum_{k=1}^{90}\sin^2k^\circ => 91/2 | \sum_{k=0}^{180}\cos k^\circ => 0 | \sum_{k=0}^{7}\binom7k => 128 | \sum_{k=0}^{6}(-1)^k\binom6k => 0
\sum_{k=0}^{5}\binom5k2^k => 243 | \sum_{k=1}^{4}k\cdot k! => 119 | \sum_{k=1}^{10}(-1)^kk => 5 | \sum_{n=0}^{\infty}\frac{1}{2^n} => 2
\sum_{n=1}^{\infty}\left(\frac{2}{3}\right)^n => 2 | \sum_{n=0}^{\infty}\left(-\frac12\right)^n => 2/3 | \sum_{n=0}^\infty2^n => undefined
\sum_{n=0}^\infty(-1)^n => undefined | \sum_{n=1}^{\infty}\frac1n => undefined | \frac{6}{\pi^2}\sum_{n=1}^{\infty}\frac{1}{n^2} => 1
\sum_{n=1}^{\infty}\frac{1}{n(n+2)} => 3/4 | \sum_{n=2}^{\infty}\frac{1}{n^2-1} => 3/4 | \sum_{n=1}^{\infty}\frac{n^2}{3^n} => 3/2
\sum_{n=1}^{\infty}\frac{n^2}{2^n} => 6 | \sum_{n=0}^{\infty}\frac{2^n}{n!} => ~7.3891 | \sum_{n=0}^{\infty}\frac{(-1)^n}{2n+1} => ~0.7854
\sum_{n=0}^{\infty}\frac{(-1)^n}{(2n)!}\pi^{2n} => -1 | \sum_{n=1}^{\infty}\frac{1}{n2^n} => ~0.6931 | \sum_{n=1}^{\infty}\frac{1}{\sqrt n} => undefined
\sum_{n=1}^{\infty}\ln\frac{n+1}{n} => undefined | \sum_{n=1}^{\infty}\frac{n}{n+1} => undefined
\sum_{n=1}^{\infty}\left(\frac1n-\frac1{n+1}\right) => 1 | \sum_{n=0}^{\infty}\frac{\cos(n\pi)}{2^n} => 2/3 | \sum_{n=1}^{\infty}(\sqrt2-1)^n => ~0.7071
\sum_{n=0}^{\infty}\sin^{2n}30^\circ => 4/3 | \sum_{n=1}^{\infty}\frac{1}{(2n-1)(2n+1)} => 1/2 | \prod_{k=2}^{10}\left(1-\frac{1}{k}\right) => 1/10
\prod_{k=2}^{100}\left(1-\frac{1}{k^2}\right) => 101/200 | \prod_{k=1}^{4}\sqrt[2]{k} => ~4.8990 | \prod_{n=2}^{\infty}\left(1-\frac1{n^2}\right) => 1/2
\prod_{n=1}^{\infty}\left(1+\frac1n\right) => undefined | \prod_{n=0}^{\infty}2^{\frac{1}{2^n}} => 4 | \prod_{k=1}^{10}2 => 1024
\prod_{k=0}^{3}(k-2) => 0 | \prod_{n=0}^{\infty}\left(1+\frac{1}{2^{2^n}}\right) => 2 | 1+3+5+\dots+99 => 2500 | 2+4+8+\dots+1024 => 2046
1+\frac12+\frac14+\dots+\frac1{64} => 127/64 | 1\cdot2\cdot3\cdot\ldots\cdot 6 => 720 | 1+2+4+\dots+100 => unreadable | 0{,}5+0{,}25+0{,}125+\dots => 1
1-2+3-4+\dots-100 => unreadable | 1^2+2^2+\dots+10^2 => unreadable | \underbrace{1+1}_{2} => unreadable | \prod_{k=1}^{10}\frac{k}{k+1} => 1/11
\prod_{k=2}^{15}\log_k(k+1) => 4 | \prod_{k=0}^{10}(k-5) => 0 | \prod_{k=1}^{12}\sqrt{k} => ~21886.1052`,
  'dots between numbers': String.raw`
1+2+\dots+100 => 5050 | 1+2+\ldots+64 => unreadable | 1+2+4+\dots+64 => 127 | 1+3+5+\cdots+99 => 2500 | 1-\frac12+\frac14-\dots => 2/3
1-\frac12+\frac14+\dots => unreadable | 1-\frac12+\frac14-\dots+\frac{1}{64} => 43/64 | 2\cdot4\cdot6\cdot\ldots\cdot 10 => 3840
1\cdot2\cdot4\cdot\ldots\cdot 32 => 32768 | 1+4+9+\dots+100 => unreadable | 100+99+98+\dots+1 => 5050 | 1+2+3+\dots => unreadable
0{,}3+0{,}03+0{,}003+\dots => 1/3 | 1-2+3-\dots+99 => unreadable | \frac{1+2+3+\dots+10}{5} => 11 | (1+2+\dots+10)^2 => 3025 | 2(1+2+3+\dots+10) => 110
1+2+3+\dots+100+5 => unreadable | 1+2+3+\dots-100 => unreadable | 5+5+5+\dots+5 => unreadable | \sqrt{1+3+5+\dots+19} => 10 | 1+2+3+...+10 => 55
1+2+3+…+10 => 55 | 1+\sqrt2+2+\dots+8 => unreadable | 3+6+9+\dots+300 => 15150 | 1:2:4:\dots => unreadable | 1\cdot2:3\cdot\dots\cdot 5 => unreadable
\lg(1\cdot10\cdot100\cdot\ldots\cdot10^5) => 15 | 2^1\cdot2^2\cdot2^3\cdot\ldots\cdot2^{10} => 36028797018963968 | 10+20+40+\dots+10\cdot 2^9 => 10230
1-3+9-27+\dots => undefined | 1+1{,}5+2+\dots+10 => 209/2 | 1+2+3\dots+100 => unreadable | 1+2+3+\dots+2{,}5 => unreadable | -1-2-3-\dots-10 => -55
1+4+\dots+100 => unreadable | 1+\frac12+\dots+\frac18 => unreadable | 1+\frac12+\frac13+\dots+\frac1{10} => unreadable | 1+\frac12+\dots => unreadable
1^2+2^2+3^2+\dots+10^2 => unreadable | 1\cdot2+2\cdot3+\dots+9\cdot10 => unreadable | 1\cdot2+2\cdot2+3\cdot2+\dots+9\cdot2 => unreadable
1\cdot4\cdot\ldots\cdot100 => unreadable | 3+5+\dots+99 => unreadable | 1!+2!+\dots+10! => unreadable
\frac{1}{2}+\frac{2}{2}+\frac{3}{2}+\dots+\frac{10}{2} => unreadable | 2^0+2^1+2^2+\dots+2^{10} => 2047 | 10+9+\dots+1 => 55
1+2+\dots+2^3 => unreadable | 1+2+\dots+\binom{5}{2} => unreadable | 1+1+2+3+5+\dots+55 => unreadable`,
  'long remainders, even powers of waves, sums under a limit': String.raw`
¾^2 => ambiguous | (½)² => 1/4 | 3^{10^{50}}\bmod 7 => 4 | (2^{1000}+3^{1000})\bmod 5 => 2 | (7^{100}\cdot 3^{200}-1)\bmod 11 => 0 | 2^{100}\bmod 1 => 0
(-3)^{101}\bmod 7 => 2 | (2^{-1})\bmod 3 => undefined | (\frac12+\frac12)\bmod 3 => 1 | (1{,}5\cdot 2)\bmod 2 => 1
\int_0^{\frac\pi2}\sin^6x\,dx => ~0.4909 | \int_0^{\frac\pi4}\cos^4 2x\,dx => ~0.2945 | \int_0^{\frac\pi3}\sin^4x\,dx => ~0.1491
\int_0^{1}\cos^8x\,dx => ~0.4290 | \lim_{n\to\infty}\sum_{k=1}^{n}\frac{k^2}{n^3} => 1/3 | \lim_{n\to\infty}\frac1n\sum_{k=1}^{n}\frac{k^2}{n^2} => 1/3
\lim_{n\to\infty}\sum_{k=1}^{n}\frac{n+k}{n^2} => 3/2 | \lim_{n\to\infty}\frac{1+2+3+\dots+n}{n^2} => unreadable
\lim_{n\to\infty}\sum_{k=1}^{2n}\frac{1}{n} => 2`,
}

for (const [name, table] of Object.entries(TABLES)) test(name, () => expect(misread(table)).toEqual([]))
