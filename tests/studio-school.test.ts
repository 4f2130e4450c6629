// What teachers write, looked through by hand: one row each, "LaTeX => verdict", as in studio-verdict.test.ts.
import { expect, test } from 'vitest'
import { verdict } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  numbers: String.raw`
1.000 => ambiguous | 1 000,5 => 2001/2 | 12\,345{,}6 => 61728/5 | 1\,000\,000:1\,000 => 1000 | 3,14 => 157/50 | 0,\dot3 => 1/3 | 0,\overline{12} => 4/33 | 0,\dot{1}2\dot{3} => 41/333
0,(3) => 1/3 | 2,5\cdot10^3 => 2500 | 1{,}2\cdot 10^{-3} => 3/2500 | ½ => 1/2 | √2 => unreadable | 2⁴ => 16 | 5⁻¹ => 1/5 | 6÷2 => 3 | ¾ => 3/4 | 1½ => 3/2 | 1‰ => unreadable
5\text{‰} => unreadable | 5‰ => unreadable | 30° => ~0.5236 | \sin30° => 1/2 | 45' => unreadable | \sin 30^\circ 0' => 1/2 | 60^\circ30' => ~1.0559
\frac{\pi}{6}\text{ rad} => unreadable | 2\frac12 => 5/2 | 2 \frac{1}{2} => 5/2 | 2\,\frac12 => 5/2 | -2\frac12 => -5/2 | 2\frac12\cdot4 => 10 | 2\frac{1}{2}:\frac54 => 2
2\frac{\sqrt4}{2} => 2 | 2\frac{x}{2} => undefined | \left(1\frac12\right)^2 => 9/4 | 1\frac12^2 => ambiguous | 5\frac{5}{5} => ambiguous | 2\dfrac34 => 11/4 | 15\%\text{-a} => unreadable
20\%\cdot 50 => 10`,
  logarithms: String.raw`
\log_28 => 3 | \log_{2}8 => 3 | \log2 8 => unreadable | \log 100 => unreadable | \lg1000 => 3 | \lg 10^5 => 5 | \log_{10}0,001 => -3 | \log_5 \sqrt[3]{25} => 2/3
\log_2 (\log_3 81) => 2 | \log_3\log_2 512 => 2 | 3^{2+\log_3 4} => 36 | \log_2 40 - \log_2 5 => 3 | \log_6 12+\log_6 3 => 2 | 2^{3\log_2 5} => 125
\left(\sqrt2\right)^{\log_2 9} => 3 | \log_{\sqrt2}\frac14 => -4 | \lg 5\cdot\lg 20+\lg^2 2 => 1 | \log_8 x => undefined | \log_4 \log_2 16 => 1
\log_{2}\frac{1}{\sqrt[3]{4}} => -2/3 | \ln e^2 => 2 | \ln\left(e^2\right) => 2 | \ln^2 e => 1 | e^{\ln3} => 3 | e^{-\ln 2} => 1/2 | 10^{1+\lg 2} => 20 | \log_{0{,}2}125 => -3
\log_ab => undefined | \log_{25}\frac15 => -1/2 | 36^{\log_6 5}+10^{1-\lg2}-8^{\log_2 3} => 3 | \log_2 2^{10} => 10 | \log_2 3 \cdot \log_3 4 \cdot \log_4 8 => 3
\frac{\log_5 8}{\log_5 2} => 3 | \log_4 2 + \log_2 4 => 5/2`,
  angles: String.raw`
\sin30 => ~-0.9880 | \sin\left(30^\circ\right) => 1/2 | \sin^2 30^\circ+\cos^2 30^\circ => 1 | \sin^230^\circ => unreadable | \cos^2\frac\pi3 => 1/4 | \tg^2 60^\circ => 3
\sin 2\cdot 45^\circ => ambiguous | \sin(2\cdot 45^\circ) => 1 | 2\sin 75^\circ\cos 75^\circ => 1/2 | \cos^2 15^\circ-\sin^2 15^\circ => ~0.8660
\frac{\sin 10^\circ+\sin 50^\circ}{\cos 20^\circ} => 1 | \sin\frac{7\pi}{6} => -1/2 | \sin \pi => 0 | \sin -30^\circ => -1/2 | \sin(-\frac{\pi}{2}) => -1 | -\sin 90^\circ => -1
\sin 30^\circ : \cos 60^\circ => 1 | \sin 30^\circ/\cos 60^\circ => 1 | \frac{\tg 45^\circ}{\ctg 45^\circ} => 1 | \tg 90^\circ => undefined | \tg\frac\pi2 => undefined
4\sin 15^\circ \sin 75^\circ => 1 | 8\cos 20^\circ\cos 40^\circ\cos 80^\circ => 1 | \sin 18^\circ => ~0.3090 | \cos 36^\circ \cos 72^\circ => 1/4
\tg 15^\circ\cdot\tg 75^\circ => 1 | \arcsin 0{,}5 => ~0.5236 | \frac{6}{\pi}\arcsin\frac12 => 1 | \arctg 1+\arctg 2+\arctg 3 => ~3.1416 | \frac{\arctg1+\arctg2+\arctg3}{\pi} => 1
\frac4\pi(\arctg\frac12+\arctg\frac13) => 1 | \sin(\arctg\frac34) => 3/5 | \cos\left(\arccos 0{,}3\right) => 3/10 | \tg(2\arctg\frac13) => 3/4 | \sin 3\pi => 0
\cos\frac{17\pi}{3} => 1/2 | \tg 225^\circ => 1 | \sin 1000\pi => 0 | \cos 2020^\circ => ~-0.7660 | \sin^{-1}1 => unreadable | \sin^{2}x+\cos^{2}x => undefined
\sin\alpha => undefined | \sin 45^\circ \cdot \sqrt{2} => 1 | \sqrt{2}\sin 45^\circ => 1 | \sin45^\circ\sqrt2 => ambiguous | \sin\frac{\pi}{4}\cdot\cos\frac{\pi}{4} => 1/2
|\cos 180^\circ|+|\sin 270^\circ| => 2 | \cos 60^\circ - \sin 30^\circ => 0 | \sin 60^\circ : \cos 30^\circ => 1 | \frac{\sin 60^\circ}{\tg 60^\circ} => 1/2 | \tan 45^{\circ} => 1
\sin(30)^\circ => 1/2 | \sin (30^\circ+60^\circ) => 1 | \sin 30^\circ + 60^\circ => ~1.5472 | \cos(\pi/3) => 1/2 | \sin{30^\circ} => 1/2 | \sin\{30^\circ\} => 1/2
\cos[60^\circ] => 1/2 | \sin {\frac{\pi}{6}} => 1/2 | \mathrm{tg}\,45^\circ => 1 | \text{tg}\,45^\circ => 1 | \mathop{\mathrm{tg}}45^\circ => unreadable
\operatorname{arctg}1:\pi => 1/4`,
  'powers and roots': String.raw`
2^{-3} => 1/8 | (-2)^{-3} => -1/8 | (-8)^{\frac13} => undefined | \sqrt[3]{-8} => -2 | \sqrt{(-3)^2} => 3 | \sqrt[2]{9} => 3 | \sqrt{-4} => undefined | 16^{\frac34} => 8
16^{0{,}75} => 8 | 16^{-0,5} => 1/4 | 4^{1{,}5} => 8 | (2^{-1}+3^{-1})^{-1} => 6/5 | \left(\frac{1}{27}\right)^{-\frac{2}{3}} => 9 | \frac{2^5\cdot 2^{-3}}{2^2} => 1
\sqrt{2}\cdot\sqrt[4]{4} => 2 | \sqrt{8}:\sqrt{2} => 2 | \sqrt8/\sqrt2 => 2 | \sqrt{2+\sqrt{3}}\cdot\sqrt{2-\sqrt3} => 1 | \sqrt{9-4\sqrt5}-\sqrt5 => -2
\frac{\sqrt{3}+\sqrt{2}}{\sqrt{3}-\sqrt{2}}-2\sqrt6 => 5 | \sqrt[3]{7+5\sqrt2}-\sqrt2 => 1 | \sqrt{1+\sqrt{1+\sqrt{1+8}}} => ~1.7321 | \sqrt{\sqrt{\sqrt{256}}} => 2
5^{\frac12}\cdot5^{\frac12} => 5 | 2^{0,5}\cdot 8^{0,5} => 4 | 3^{\sqrt2}\cdot 3^{-\sqrt2} => 1 | \left(2^{\sqrt2}\right)^{\sqrt2} => 4 | (\sqrt{2}^{\sqrt2})^{\sqrt2} => 2
0^5 => 0 | 1^{1000000} => 1 | (-1)^{2023} => -1 | 2^{2^{2^2}} => 65536 | 10^{10} => 10000000000 | 10^{100}:10^{99} => 10 | 2^{1000}:2^{998} => 4 | 2^{5000}:2^{4998} => 4
2^{100000} => unknown | 9^{9^9} => unknown | \frac{10^{9}-1}{9} => 111111111`,
  'absolute values and whole parts': String.raw`
||-3|-5| => 2 | |2-|3-7|| => 2 | |-3|\cdot|-2| => 6 | |-3||-2| => 6 | \left|\sqrt2-2\right|+\sqrt2 => 2 | \lvert -5 \rvert => 5 | [3{,}7] => ambiguous | \lfloor 3{,}7 \rfloor => 3
\left[\frac{7}{2}\right] => ambiguous | \lceil\sqrt{10}\rceil => 4`,
  counting: String.raw`
\binom{n}{k} => undefined | \binom{5}{2}\cdot 3! => 60 | \frac{8!}{3!\cdot5!} => 56 | {5 \choose 2} => unreadable | C_5^2 => 10 | V_5^2 => 20 | P_4 => 24
\dbinom{100}{98} => 4950 | \binom{5000}{2} => 12497500 | \binom{10000}{9999} => 10000 | \binom{-1}{2} => undefined | \frac{2000!}{1999!} => 2000 | \frac{3000!}{2998!} => 8997000
(5-2)! => 6 | 3!^2 => 36 | -3! => -6 | 0!+1! => 2 | (\frac12)! => undefined | \frac{n!}{(n-1)!} => undefined`,
  'sums and products': String.raw`
\sum_{k=1}^{n}k => undefined | \sum_{k=1}^{10}k => 55 | \sum_{k=1}^{10} k+1 => ambiguous | \sum_{k=1}^{10} (k+1) => 65 | \sum_{k=1}^{1000} k => 500500
\sum_{k=1}^{1000000} k^2 => 333333833333500000 | \sum_{k=0}^{\infty}\left(\frac{1}{2}\right)^k => 2 | \sum_{k=0}^\infty\frac{1}{3^k} => 3/2
\sum_{n=1}^{\infty}\frac{1}{n(n+1)} => 1 | \sum_{n=1}^{\infty}\frac{1}{n^2} => ~1.6449 | \sum_{k=0}^{\infty} \frac{2^k}{3^{k+1}} => 1 | \sum_{k=1}^{\infty}\frac{k}{2^k} => 2
\sum_{k=1}^{99}\frac{1}{k(k+1)} => 99/100 | \sum_{k=1}^{99}\lg\frac{k+1}{k} => 2 | \sum_{k=1}^{8}\frac{1}{\sqrt{k}+\sqrt{k+1}} => 2 | \prod_{k=2}^{10}\left(1-\frac1k\right) => 1/10
\prod_{k=1}^{\infty}\frac12 => unknown | \sum_{i=1}^{3}\sum_{j=1}^{3}ij => 36 | \sum_{i=1}^3 i => 6 | \sum\limits_{i=1}^{3} i => 6 | \sum_{k=0}^{10}\binom{10}{k} => 1024
\sum_{k=1}^{2}\frac{k}{2}\cdot 3 => 9/2 | 1+2+3+\dots+100 => 5050 | 1+\frac12+\frac14+\dots => 2 | \sum_{k=1}^{360}\cos k^\circ => 0
\sum_{k=1}^{90}\sin^2 k^\circ => 91/2 | \sum_{k=1}^{50}(-1)^k k => 25 | \prod_{k=1}^{10}k => 3628800 | \sum_{n=1}^{\infty}2^{-n} => 1 | \sum_{n=0}^{\infty}0{,}9\cdot 0{,}1^n => 1
\sum_{n=0}^{\infty}(-1)^n => undefined | \sum_{n=0}^{\infty} \frac{(-1)^n}{2^n} => 2/3 | \sum_{k=1}^{\infty}\frac{1}{4k^2-1} => 1/2`,
  limits: String.raw`
\lim_{x\to0}\frac{\sin 5x}{x} => 5 | \lim_{x\to0}\frac{\tg x}{x} => 1 | \lim_{x\to 0}\frac{\sin 3x}{\sin 2x} => 3/2 | \lim_{n\to\infty}\frac{3n^2+2}{n^2-5n} => 3
\lim_{n\to\infty}\left(1+\frac1n\right)^n => ~2.7183 | \lim_{n\to\infty}\left(1+\frac{1}{n}\right)^{2n} => ~7.3891 | \lim_{n\to\infty}\sqrt[n]{n} => 1
\lim_{n\to\infty}\sqrt[n]{2} => 1 | \lim_{n\to\infty}(\sqrt{n+1}-\sqrt{n}) => 0 | \lim_{n\to\infty}(\sqrt{n^2+n}-n) => 1/2 | \lim_{n\to\infty}\frac{\sqrt{4n^2+1}}{n} => 2
\lim_{x\to-\infty}\frac{\sqrt{4x^2+1}}{x} => -2 | \lim_{n\to\infty}\frac{2^n}{3^n} => 0 | \lim_{n\to\infty}\frac{2^{n+1}+3^n}{3^{n+1}} => 1/3
\lim_{n\to\infty}\frac{3\cdot 5^n-2^n}{5^{n+1}+4} => 3/5 | \lim_{n\to\infty}\frac{n}{2^n} => 0 | \lim_{n\to\infty}\frac{\ln n}{n} => 0 | \lim_{x\to\infty}e^{-x} => 0
\lim_{x\to\infty}\arctg x => ~1.5708 | \lim_{x\to\infty}\frac{\sin x}{x} => 0 | \lim_{x\to 0}x\sin\frac1x => 0 | \lim_{x\to 0+0}\frac{|x|}{x} => 1
\lim_{x\to 0^-}\frac{|x|}{x} => -1 | \lim_{x\to 0}\frac{|x|}{x} => undefined | \lim_{x\to 0^+}\frac1x => undefined | \lim_{x\to 3}\frac{x^2-9}{x-3} => 6
\lim_{x\to 2}\frac{x^2-5x+6}{x^2-4} => -1/4 | \lim_{x\to 1}\frac{x^3-1}{x-1} => 3 | \lim_{x\to 0}\frac{\sqrt{1+x}-1}{x} => 1/2 | \lim_{x\to 0}\frac{\ln(1+x)}{x} => 1
\lim_{x\to 0}\frac{1-\cos 2x}{x^2} => 2 | \lim_{x\to 1}\frac{\ln x}{x-1} => 1 | \lim_{x\to \frac{\pi}{2}}\frac{\cos x}{x-\frac{\pi}{2}} => -1
\lim_{x\to 0}(1+x)^{\frac1x} => ~2.7183 | \lim_{x\to 0^+}x\ln x => 0 | \lim_{x\to 0^+}x^x => 1 | \lim_{x\to 2^-}\lfloor x\rfloor => 1 | \lim_{x\to 2^+}\lfloor x\rfloor => 2
\lim_{h\to0}\frac{(2+h)^2-4}{h} => 4 | \lim_{n\to\infty}\frac{1+2+\dots+n}{n^2} => unreadable | \lim_{n\to\infty}\sum_{k=1}^{n}\frac{1}{2^k} => 1
\lim_{n\to\infty}(-1)^n => undefined | \lim_{n\to\infty}\frac{(-1)^n}{n} => 0 | \lim_{n\to\infty}\left(-\frac12\right)^n => 0
\lim_{n\to\infty}\left(\frac{n+1}{n-1}\right)^n => ~7.3891 | \lim_{n\to\infty} n\left(\sqrt{n^2+1}-n\right) => 1/2 | \lim_{x\to\infty}\frac{x^2+1}{e^x} => 0
\lim_{x \rightarrow 0} \frac{\sin x}{x} => 1 | \lim\limits_{x\to 0}\frac{\sin x}{x} => 1 | \lim_{x\to-1}\frac{x^2-1}{x+1} => -2 | \lim_{x\to\infty}x => undefined
\lim_{x\to\infty}\ln x => undefined | \lim_{x\to\infty}\frac{1}{\ln x} => 0 | \lim_{x\to\infty}\sin x => undefined | \lim_{x\to 0}\frac{e^{2x}-1}{\sin x} => 2
\lim_{x\to 0}\frac{x-\sin x}{x^3} => 1/6 | \lim_{n\to+\infty}\frac1n => 0 | \lim_{x\to 1^{+}}\frac{x-1}{|x-1|} => 1 | \lim_{x\to 4}\frac{x-4}{\sqrt{x}-2} => 4
\lim_{x\to 0}\frac{\arcsin x}{x} => 1 | \lim_{n\to\infty}\frac{n!}{n^n} => unknown | \lim_{n\to\infty}\frac{(n+1)!}{n!\,n} => 1`,
  derivatives: String.raw`
(x^2)'|_{x=3} => 6 | \left(x^2\right)'_{x=3} => 6 | f'(2) => unreadable | \left.\frac{d}{dx}x^2\right|_{x=3} => 6 | \frac{d}{dx}x^2 => undefined
\left.(x^3)''\right|_{x=2} => 12 | \left.(|x|)'\right|_{x=0} => undefined | \left.(\sin x\cos x)'\right|_{x=0} => 1 | \left.(x\ln x)'\right|_{x=1} => 1
\left.(e^{-x^2})'\right|_{x=0} => 0 | \left.(\tg x)'\right|_{x=\frac{\pi}{4}} => 2 | \left.(x^{\frac32})'\right|_{x=0} => 0 | \left.(\sqrt[3]{x^2})'\right|_{x=8} => 1/3
\left.\left(\frac{x^2+1}{x-1}\right)'\right|_{x=2} => -1 | \left.(\log_2 x)'\right|_{x=1} => ~1.4427 | \left.(\lfloor x\rfloor)'\right|_{x=1{,}5} => 0
\left. \left( x^2 \right)' \right|_{x = 3} => 6`,
  integrals: String.raw`
\int_0^1x^2dx => 1/3 | \int_{0}^{1} x^2\,\mathrm{d}x => 1/3 | \int\limits_0^1 x\,dx => 1/2 | \int_0^{\frac\pi2}\sin x\cos x\,dx => 1/2 | \int_0^\pi\sin^2x\,dx => ~1.5708
\frac2\pi\int_0^\pi\sin^2x\,dx => 1 | \int_0^1 xe^x\,dx => 1 | \int_1^e\ln x\,dx => 1 | \int_0^1\frac{1}{1+x^2}\,dx => ~0.7854 | \frac4\pi\int_0^1\frac{1}{1+x^2}\,dx => 1
\int_0^{\frac{\pi}{4}}\frac{1}{\cos^2x}\,dx => 1 | \int_{-1}^{2}|x|\,dx => 5/2 | \int_0^{3}|x-1|\,dx => 5/2 | \int_0^1\frac{dx}{\sqrt{1-x^2}} => ~1.5708
\int_1^{\infty}\frac{1}{x^2}dx => 1 | \int_0^\infty e^{-x}dx => 1 | \int_0^1\frac{1}{\sqrt x}dx => 2 | \int_1^\infty\frac1x dx => undefined | \int_0^1 (3x^2-2x+1)\,dx => 1
\int_1^2\frac{x^2+1}{x}\,dx => ~2.1931 | \int_1^4 \sqrt{x}\,dx => 14/3 | \int_1^2\frac{dx}{x^2} => 1/2 | \int_0^{\pi} \cos^2 x\, dx => ~1.5708
\int_0^1 \frac{2x}{x^2+1}\,dx => ~0.6931 | \int_0^1 x\sqrt{x}\,dx => 2/5 | \int_0^{\frac{\pi}{2}} x\cos x\,dx => ~0.5708 | \int_0^1 2^x dx => ~1.4427
\int_1^2 \frac{1}{x(x+1)}dx => ~0.2877 | \int_0^{1}(1-x)^{10}dx => 1/11 | \int_0^2 \frac{x^2-4}{x+2}dx => -2 | \int_{-1}^{1}\frac{1}{x^3}dx => undefined
\int_0^{\pi}\tg x\,dx => undefined | \int_{0}^{\frac{\pi}{4}}\tg x\,dx => ~0.3466 | \int_{-2}^{2}x^3\,dx => 0 | \int_0^1 e^{2x}dx => ~3.1945 | \int_0^{\ln 3}e^{2x}dx => 4
\int_0^1\int_0^1 xy\,dx\,dy => unknown | \int x^2 dx => unreadable`,
  'whole numbers and determinants': String.raw`
\text{lnko}(12;18) => 6 | (12;18) => unreadable | [4;6] => unreadable | \operatorname{lkkt}(4;6) => 12 | \mathrm{lnko}(12,18) => 6 | \gcd(12,18) => 6 | \max\{1;2;3\} => 3
\max(1{,}5;2) => 2 | 17\mod 5 => unreadable | 17 \bmod 5 => 2 | 17\pmod 5 => unreadable | \max\left\{\sqrt2;\sqrt3\right\}-\sqrt3 => 0 | \min(2;-3) => -3
\varphi(12) => undefined | \overline{AB} => unreadable | \overline{12} => unreadable | 1011_2 => 11 | 1011_{2} => 11
\det\begin{bmatrix}1&2\\3&4\end{bmatrix} => -2 | \left|\begin{matrix}1&2\\3&4\end{matrix}\right| => -2 | \left|\begin{array}{cc}1&2\\3&4\end{array}\right| => -2
\begin{vmatrix}1&0&0&0&0&0\\0&1&0&0&0&0\\0&0&1&0&0&0\\0&0&0&1&0&0\\0&0&0&0&1&0\\0&0&0&0&0&2\end{vmatrix} => 2
\begin{pmatrix}1\\2\end{pmatrix}\begin{pmatrix}3\\4\end{pmatrix} => unreadable | \mathbf{a}\cdot\mathbf{b} => undefined | |3+4i| => undefined | i^4 => undefined
\operatorname{Re}(3+4i) => unreadable | \sqrt{-1}\cdot\sqrt{-1} => undefined`,
  'what stands side by side': String.raw`
\frac12^2 => ambiguous | \frac{2}{3}^2 => ambiguous | 2^3! => ambiguous | 2^{3!} => 64 | -3^2 => -9 | \sqrt4! => 2 | \sqrt{4}! => 2 | 2\cdot3! => 12 | a/bc => ambiguous
1/2\cdot 4 => 2 | 1/2*4 => 2 | 8:2\cdot 4 => 16 | 8:4:2 => 1 | 100:10\% => 1000 | 50+10\% => ambiguous | 200-10\% => ambiguous | 5\%^2 => 1/400 | \sin^2 30^\circ^2 => ?0.0732970305
2^3^2 => unreadable | \sin\sin 90^\circ => ~0.8415 | \sin 30^\circ! => undefined | \log_2 8! => ~15.2992 | \lg 100\cdot 2 => ambiguous | \log_2 4\cdot 8 => ambiguous
\log_2 16:4 => ambiguous | \sin\pi:6 => ambiguous | \sin\pi\cdot 2 => 0 | \cos 2\pi/3 => ambiguous | \lg 10x => undefined | \sqrt 16 => unreadable | \sqrt 16+9 => unreadable
\sqrt 25 => unreadable | \sqrt[3]8 => 2 | \sqrt[3]27 => unreadable | \frac 123 => unreadable | \frac1{10}2 => unreadable | \frac 34 5 => unreadable | \tg45^\circ2 => ambiguous
3\frac12\frac12 => 7/4 | 2\cdot-3 => -6 | 2+-3 => unreadable | 2--3 => unreadable | (2)(3) => 6 | 2(3)4 => 24 | 2(3)(4) => 24 | (1+2)3 => 9 | (1+2)3^2 => 27 | {2}{3} => unreadable
{1}0 => unreadable | 1{0} => unreadable | 2\cdot{3} => 6 | 12:3\cdot 2 => 8 | 12:3(2) => ambiguous | |2|3| => unreadable | |2|3|4| => 24 | \ln x => undefined | \ln2e => ~1.6931
\ln 2e => ~1.6931 | e^2e^{-2} => 1 | \lg 2+3 => ~3.3010 | 5-2(3-1) => 1 | 10-2:2 => 9 | \frac{1}{2}\frac{1}{3} => 1/6 | \frac12\cdot\frac13 => 1/6 | \frac12(3+1) => 2
\frac12 4 => unreadable | \sin 2x => undefined | 2\sin^2\frac{\pi}{6}-1 => -1/2 | \sin\frac{\pi}{6}+\frac{\pi}{6} => ~1.0236 | 1:2:3 => 1/6 | 1:\frac{1}{2} => 2 | 1:2+3 => 7/2
\frac{1}{2}:2 => 1/4 | -\frac{1}{2}^2 => ambiguous | -1^2 => -1 | (-1)^2 => 1 | \sqrt{2}\sqrt{2} => 2 | 2\sqrt2\sqrt2 => 4 | 3\sqrt[3]{8} => 6 | 3 \sqrt{4} => 6
\binom{4}{2}! => 720 | 5\cdot 4! => 120 | \arccos0,5 => ~1.0472 | \pi r^2 => undefined | 100\% => 1 | \sin 90 => ~0.8940 | \tan 45 => ~1.6198 | 45^\circ => ~0.7854
90^\circ:30^\circ => 3 | \frac{180^\circ}{\pi} => 1 | \text{kettő} => unreadable | x=3 => unreadable | 2+3=5 => unreadable | 2<3 => unreadable | \frac{0}{0} => undefined | 0:5 => 0
5:0 => undefined | 1/0 => undefined | \log_2 0 => undefined | \sqrt[4]{-1} => undefined | (-2)^{0,5} => undefined`,
  "a teacher's deck": String.raw`
\frac{1}{2}+\frac{1}{3}\cdot\frac{3}{4} => 3/4 | 2-\frac{3}{4}:\frac{3}{8} => 0 | \left(\frac{1}{2}-\frac{1}{3}\right):\frac{1}{6} => 1 | 3{,}5-1\frac{1}{2} => 2
-\left(-2\right)^{3} => 8 | \frac{3^{5}\cdot 9^{2}}{27^{3}} => 1 | \sqrt{0{,}04} => 1/5 | \sqrt{12{,}25} => 7/2 | \sqrt{3\frac{1}{16}} => 7/4 | \sqrt[3]{3\frac38} => 3/2
\frac{\sqrt{27}-\sqrt{12}}{\sqrt3} => 1 | \sqrt{7-4\sqrt3}+\sqrt3 => 2 | \frac{5}{\sqrt{5}}\cdot\sqrt5 => 5 | (2\sqrt3)^2 => 12 | \left(\sqrt{6}-\sqrt{2}\right)^2+4\sqrt3 => 8
\sqrt{17^2-8^2} => 15 | \lg 4+2\lg 5 => 2 | \log_3 54-\log_3 2 => 3 | \log_5 125^{-1} => -3 | \log_{\frac{1}{3}}\sqrt{27} => -3/2 | \log_7\frac{1}{49} => -2 | 4^{\log_2 3-1} => 9/4
\left(\frac{1}{9}\right)^{\log_3 2} => 1/4 | \lg\lg 10^{10} => 1 | \log_2\sin\frac{\pi}{6} => -1 | \log_{\sqrt3}\tg 60^\circ => 1 | 2^{\log_4 9} => 3 | \log_{a}a^2 => undefined
\sin\frac{5\pi}{6}-\cos\frac{2\pi}{3} => 1 | \tg\frac{\pi}{4}+\ctg\frac{3\pi}{4} => 0 | \sin^2\frac{\pi}{3}-\cos^2\frac{\pi}{3} => 1/2
\frac{1-\tg^2 30^\circ}{1+\tg^2 30^\circ} => 1/2 | \sin 15^\circ\sin 75^\circ => 1/4 | \cos 105^\circ+\cos 15^\circ => ~0.7071
\frac{\sin 75^\circ+\sin 15^\circ}{\cos 15^\circ-\cos75^\circ} => ~1.7321 | \tg 1^\circ\tg 2^\circ\tg 88^\circ\tg 89^\circ => 1
\cos^4 15^\circ-\sin^4 15^\circ-\frac{\sqrt3}{2} => 0 | 4\cos 36^\circ-2\sqrt{5} => ~-1.2361 | (\cos 36^\circ-\cos 72^\circ)\cdot 10 => 5
\sin 50^\circ(1+\sqrt3\tg 10^\circ) => ambiguous | \sin(50^\circ)(1+\sqrt3\tg 10^\circ) => 1 | \frac{1}{\sin 10^\circ}-\frac{\sqrt3}{\cos 10^\circ} => 4
\binom{8}{3}-\binom{7}{3} => 21 | \frac{7!}{5!\cdot 2!} => 21 | \binom{6}{2}\binom{4}{2}\binom{2}{2} => 90 | \frac{10!-9!}{8!} => 81 | \frac{\binom{4}{2}}{\binom{8}{2}} => 3/14
15\%\cdot 40 => 6 | 120\cdot 25\% => 30 | \frac{12}{16}\cdot 100\% => 3/4 | 1{,}2^2 => 36/25 | 0{,}1^{-2} => 100 | 10^{-3}\cdot 10^5 => 100
\frac{6\cdot10^{-2}}{3\cdot 10^{-4}} => 200 | |{-7}|-|3| => 4 | |\pi-4|+\pi => 4 | |1-\sqrt3|+|2-\sqrt3| => 1 | \left|\log_2\frac18\right| => 3 | \sum_{k=1}^{5}(2k-1) => 25
\sum_{k=0}^{4}3\cdot 2^k => 93 | \sum_{k=1}^{20}(3k+2) => 670 | \sum_{i=2}^{5}i^2 => 54 | \prod_{k=1}^{4}2^k => 1024 | \sum_{k=1}^{\infty}\frac{3}{4^k} => 1
\sum_{k=1}^{\infty}\frac{2^k+3^k}{6^k} => 3/2 | \sum_{k=2}^{\infty}\frac{1}{k^2-1} => 3/4 | \sum_{k=1}^{\infty}\left(\frac1k-\frac1{k+1}\right) => 1
\sum_{k=1}^{\infty}\frac{1}{k(k+2)} => 3/4 | \sum_{k=0}^{\infty}\frac{k+1}{3^k} => 9/4 | \lim_{n\to\infty}\frac{n^2+1}{2n^2-3n} => 1/2 | \lim_{n\to\infty}\frac{1-n}{1+n} => -1
\lim_{n\to\infty}\left(\frac{n}{n+1}\right)^n => ~0.3679 | \lim_{n\to\infty}\left(1-\frac{1}{n}\right)^n => ~0.3679 | \lim_{n\to\infty}\left(\sqrt{n^2+4n}-n\right) => 2
\lim_{n\to\infty}\frac{4^n+2}{4^{n+1}-3^n} => 1/4 | \lim_{n\to\infty}\sqrt[n]{3^n+2^n} => 3 | \lim_{x\to 0}\frac{\sin 4x}{\tg 2x} => 2
\lim_{x\to 0}\frac{\cos x-1}{x\sin x} => -1/2 | \lim_{x\to\infty}\frac{\sqrt{x^2+1}}{x+1} => 1 | \lim_{x\to\infty}(x-\ln x) => undefined
\lim_{x\to 1}\frac{\sqrt{x}-1}{\sqrt[3]{x}-1} => 3/2 | \lim_{x\to 1}\frac{1}{x-1} => undefined | \lim_{x\to 0^+}\ln x => undefined | \lim_{x\to 2}\frac{x^2-4}{x-2} => 4
\lim_{x\to\pi}\frac{\sin x}{x-\pi} => -1 | \lim_{x\to 0}\sin\frac1x => undefined | \left.(\sin 2x)'\right|_{x=0} => 2 | \left.(\cos^2 x)'\right|_{x=\frac{\pi}{4}} => -1
\left.(\ln(x^2+1))'\right|_{x=1} => 1 | \left.(\sqrt{2x+1})'\right|_{x=4} => 1/3 | \left.\left(xe^{x}\right)'\right|_{x=0} => 1 | \left.\left((2x-1)^5\right)'\right|_{x=1} => 10
\left.(x^3-3x)''\right|_{x=2} => 12 | \left.(x|x|)'\right|_{x=0} => 0 | \int_0^2(3x^2-4x)\,dx => 0 | \int_1^3\left(x+\frac{1}{x^2}\right)dx => 14/3
\int_0^{\frac{\pi}{6}}\cos 3x\,dx => 1/3 | \int_{-1}^{1}(x^3+x^2)\,dx => 2/3 | \int_0^{\frac{\pi}{2}}\sin^2 x\cos x\,dx => 1/3 | \int_0^1 xe^{x^2}\,dx => ~0.8591
\int_0^1\frac{x}{(x^2+1)^2}\,dx => 1/4 | \int_0^3\sqrt{x+1}\,dx => 14/3 | \int_0^3\frac{x}{\sqrt{x+1}}\,dx => 8/3 | \int_1^e\frac{\ln x}{x}\,dx => 1/2
\int_0^{\frac{\pi}{2}}\cos^3x\,dx => 2/3 | \int_0^1 x(x-1)^2\,dx => 1/12 | \int_0^1 x^2e^x\,dx => ~0.7183 | \int_2^3\frac{1}{x^2-1}\,dx => ~0.2027
\int_0^{\pi}x\sin x\,dx => ~3.1416 | \int_{-1}^{1}\frac{1}{x^2}\,dx => undefined | \int_0^1\ln x\,dx => -1 | \int_1^\infty\frac{1}{x^3}\,dx => 1/2
\int_{-\infty}^{0}e^{x}\,dx => 1 | \int_{-\infty}^{\infty}\frac{1}{1+x^2}\,dx => ~3.1416 | \frac{1}{\pi}\int_{-1}^{1}\frac{1}{\sqrt{1-x^2}}\,dx => 1
\begin{vmatrix}\log_2 8&1\\2&\lg 100\end{vmatrix} => 4 | \begin{vmatrix}\cos 15^\circ&\sin 15^\circ\\\sin 15^\circ&\cos 15^\circ\end{vmatrix} => ~0.8660
\lfloor\log_2 100\rfloor => 6 | \lceil-2{,}5\rceil => -2 | \lfloor\sqrt{50}\rfloor\cdot\lceil\sqrt{2}\rceil => 14 | \operatorname{lnko}(84;126) => 42
\operatorname{lkkt}(6;8;10) => 120 | \max(\sqrt2;1{,}5)-\min(1;2) => 1/2 | 2^{10}\bmod 7 => 2 | (-7)\bmod 3 => 2 | \operatorname{sgn}(-\pi) => -1
\sin(\arccos(-\frac12))\cdot\frac{2}{\sqrt3} => 1 | \frac{3\arccos\frac12}{\pi} => 1 | \tg(\arctg 1+\arctg 2) => -3 | \operatorname{ch}0 => 1
\operatorname{sh}^2 1-\operatorname{ch}^2 1 => -1`,
}

for (const [name, table] of Object.entries(TABLES))
  test(name, () => {
    const rows = table.split(/ \| |\n/).filter(row => row.includes(' => '))
    expect(rows.map(row => `${row.split(' => ')[0]!} => ${verdict(row.split(' => ')[0]!)}`)).toEqual(rows)
  })
