// More formulas by class, calculation: their values found apart from this program by sympy or by hand.
// One row each, "LaTeX => verdict", as in studio-classes.test.ts; "~" stands before the digits of what is certainly irrational.
import { expect, test } from 'vitest'
import { misread } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  numbers: String.raw`
12\,345{,}678 => 6172839/500 | 12~345{,}5 => 24691/2 | 3{,}141\,592\,653 => 3141592653/1000000000 | 10\,000\,00 => unreadable | 1{,}5+2.5 => 4
1.500{,}25 => 6001/4 | 1{,} => unreadable | 007{,}50 => 15/2 | 12 000+345 => 12345 | 12 000\cdot 2 => 24000 | 4\,500:1\,500 => 3 | -1\,500 => -1500
1\,500\% => 15 | 1{,}2\cdot10^{3} => 1200 | 1{,}2\cdot10^{-3} => 3/2500 | 6{,}02\cdot10^{23} => 602000000000000000000000 | 2\!\,3 => unreadable
2\quad3 => unreadable | 2~3 => unreadable | 2\;000 => 2000 | 2\:000 => 2000 | 12{345} => unreadable | {12}{345} => unreadable | 1 2 3 4 => 1234
\mathbf{12}34 => unreadable | 1\mathrm{0}0 => unreadable | 3\cdot 4 5 => 135 | +7 => 7 | --7 => unreadable | -(-7) => 7 | 5--3 => unreadable
5+-3 => unreadable | 5\cdot-3 => -15 | 5\cdot(-3) => -15 | 2^3\,4 => unreadable | 2^34 => unreadable | 2^{34} => 17179869184 | 2^0 => 1
(-1)^{0{,}5} => undefined | (-27)^{\frac23} => undefined | 4^{-1{,}5} => 1/8 | 0{,}25^{-0{,}5} => 2 | 8^{\frac23} => 4 | 32^{0{,}4} => 4
(\frac{4}{9})^{-\frac32} => 27/8 | (2\frac14)^{\frac12} => 3/2`,
  'percent and mixed numbers': String.raw`
80\cdot 25\% => 20 | 80\cdot(1+25\%) => 100 | 80+25\% => ambiguous | (5\%)^2 => 1/400 | \frac{15\%}{3} => 1/20 | 120\cdot\frac{15}{100} => 18
1\frac{1}{2}+2\frac{1}{3} => 23/6 | -1\frac{3}{4} => -7/4 | 5-1\frac{3}{4} => 13/4 | 2\frac{1}{2}\cdot 1\frac{1}{5} => 3 | (1\frac12)^2 => 9/4
2\cdot\frac12 => 1 | 2\frac{1}{2}:\frac{5}{2} => 1 | 3\frac{\sqrt4}{4} => 3/2 | \frac{1}{2}3 => unreadable | \frac12\frac23 => 1/3 | \frac12(4) => 2
2\tfrac34 => 11/4 | \cfrac{1}{2} => unreadable | 1:3:2 => 1/6 | 12/4\cdot 3 => 9 | 12:(4\cdot3) => 1 | 6\div2(1+2) => ambiguous
1/2\sqrt{16} => ambiguous | 1/2\pi => ambiguous | \frac{3}{4}:\frac{9}{8} => 2/3 | 1/(2+3) => 1/5 | 2/3^2 => 2/9 | (2/3)^2 => 4/9
3\permil => unreadable | 3‰ => unreadable`,
  angles: String.raw`
\sin{30}^\circ => 1/2 | \cos 120^{\circ} => -1/2 | \ctg 135^\circ => -1 | \tan(-45^\circ) => -1 | \sin 1830^\circ => 1/2 | \ctg 180^\circ => undefined
\tg 89^\circ\cdot\tg 1^\circ => 1 | \sin^2 17^\circ+\sin^2 73^\circ => 1 | \cos 36^\circ\cdot\cos 72^\circ => 1/4
\tg 20^\circ\tg 40^\circ\tg 80^\circ => ~1.7321 | \cos^2 75^\circ => ~0.0670 | \sin 30^\circ 30' => ~0.5075 | \cos 59^\circ 60' => unreadable
\cos 59^\circ\,59'\,59'' => ~0.5000 | \sin\frac\pi6 => 1/2 | \cos\frac{-2\pi}{3} => -1/2 | \sin^2 30^\circ => 1/4 | \sin 30^{\circ^2} => unreadable
2\sin 15^\circ\cos 15^\circ => 1/2 | \sin 60^\circ\cos 30^\circ+\cos 60^\circ\sin 30^\circ => 1 | \cos\pi+1 => 0 | \cos\pi\cdot 2 => ambiguous
\operatorname{cosec}30^\circ => 2 | 60^\circ+\frac{\pi}{3} => ~2.0944 | 30^\circ:60^\circ => 1/2 | \sin 30^o => unreadable | \cos 60 ^ \circ => 1/2`,
  logarithms: String.raw`
\log_{0{,}5}8 => -3 | \log_{0,1}1000 => -3 | \lg 1\,000 => 3 | \ln e^5 => 5 | \log_{27}\frac19 => -2/3 | \log_{\sqrt2}8 => 6 | \log_2\sqrt[3]{4} => 2/3
\lg 20-\lg 2 => 1 | \log_2(3)\cdot\log_3(8) => 3 | (\log_2 3)(\log_3 4)(\log_4 5)(\log_5 6)(\log_6 7)(\log_7 8) => 3 | \frac{\lg 8}{\lg 2} => 3
\frac{\ln 27}{\ln 9} => 3/2 | 2^{\log_2 7} => 7 | e^{-\ln 4} => 1/4 | \sqrt{10^{2-\lg 25}} => 2 | \log_2(\log_3 9) => 1
(\lg 5)^2+\lg(2)\cdot\lg(50) => 1 | \log_{12}3+2\log_{12}2 => 1 | \lg 7 => ~0.8451 | \log8 => unreadable | \log_2 8+1 => 4 | \ln(-e) => undefined
\log_{\pi}\frac{1}{\pi} => -1 | \log_{e}e^2 => 2 | \log_3\frac{\sqrt[4]{27}}{9} => -5/4 | \log_{\frac{1}{\sqrt3}}27 => -6
\log_{3\sqrt3}\frac{1}{27} => -2 | \log_{2-\sqrt3}(2+\sqrt3) => -1 | \log_{1+\sqrt2}(3+2\sqrt2) => 2 | \log_2\sin 30^\circ => -1 | 7^{\log_{49}16} => 4
2^{\sqrt{\log_2 3}}-3^{\sqrt{\log_3 2}} => 0 | \log_2 3+\log_2\frac13 => 0 | \lg(0{,}1^2) => -2 | \lg10\cdot10 => ambiguous`,
  roots: String.raw`
\sqrt16 => unreadable | \sqrt9 => 3 | \sqrt[3]{\frac{8}{27}} => 2/3 | \sqrt{2{,}25} => 3/2 | \sqrt{3+2\sqrt2} => ~2.4142
\sqrt{3+2\sqrt2}-\sqrt{3-2\sqrt2} => 2 | \sqrt{7+4\sqrt3}+\sqrt{7-4\sqrt3} => 4 | \sqrt{6+2\sqrt5}-\sqrt5 => 1 | \sqrt{(1-\sqrt3)^2}-\sqrt3 => -1
\sqrt{13+30\sqrt{2+\sqrt{9+4\sqrt2}}} => ~9.2426 | \sqrt[3]{2}\cdot\sqrt[3]{4} => 2 | \sqrt2\cdot\sqrt[3]2\cdot\sqrt[6]2 => 2
\frac{\sqrt{50}}{\sqrt2} => 5 | \frac{1}{\sqrt3+\sqrt2}+\sqrt2 => ~1.7321 | (\sqrt2+1)^3(\sqrt2-1)^3 => 1 | (\sqrt5-2)(\sqrt5+2) => 1
(1+\sqrt3)^2-2\sqrt3 => 4 | \sqrt{2+\sqrt{2+\sqrt{2+2}}} => 2 | \sqrt[3]{9+\sqrt{80}}+\sqrt[3]{9-\sqrt{80}} => 3
\sqrt{2}+\sqrt{3}-\sqrt{5+2\sqrt6} => 0 | \sqrt{\sqrt5-\sqrt{3-\sqrt{29-12\sqrt5}}} => 1
\sqrt[3]{\sqrt[3]2-1}-\sqrt[3]{\frac19}+\sqrt[3]{\frac29}-\sqrt[3]{\frac49} => 0 | (\sqrt2)^4 => 4 | 2^{1+\sqrt2}\cdot 2^{1-\sqrt2} => 4
(3^{\sqrt2})^{\sqrt2} => 9 | \sqrt{2^{\,4}} => 4 | \sqrt[1]{2} => unreadable | \sqrt[0]{2} => unreadable | \surd 9 => unreadable
\sqrt[3]{10^{99}} => 1000000000000000000000000000000000 | \sqrt{9}\sqrt{4} => 6 | 2\sqrt{9} => 6 | \sqrt{9}2 => unreadable`,
  'arcus functions': String.raw`
\arcsin 1 => ~1.5708 | \arccos(-1) => ~3.1416 | \arctg 1 => ~0.7854 | \arcctg 0 => ~1.5708 | \arccos(-1{,}1) => undefined | \frac{\arcsin 1}{\pi} => 1/2
\frac{\arcsin\frac{\sqrt3}{2}}{\arccos\frac12} => 1 | \frac{\arctg\sqrt3}{\pi} => 1/3 | \sin(\arccos\frac35) => 4/5 | \cos(\arctg\frac34) => 4/5
\frac{\arctg 1+\arctg 2+\arctg 3}{\pi} => 1 | \frac{4\arctg\frac15-\arctg\frac1{239}}{\pi} => 1/4 | \arcsin(\sin\frac{3\pi}{4}):\pi => 1/4
\arccos(\cos 5)+5 => ~6.2832 | \arctg(\tg 4)+\pi => 4 | \cos(2\arccos\frac14) => -7/8 | \sin(\frac12\arccos\frac18) => ~0.6614
\cos(\frac12\arccos\frac18) => 3/4 | \tg(\frac12\arcsin\frac45) => 1/2 | \sin(\arctg\frac{1}{\sqrt3})\cdot 2 => 1 | \arctg(-1)\cdot\frac{4}{\pi} => -1
\frac{\arcsin\frac{\sqrt6-\sqrt2}{4}}{\pi} => 1/12 | \frac{\arccos\frac{1+\sqrt5}{4}}{\pi} => 1/5 | \arcsin\frac13+\arccos\frac13-\frac{\pi}{2} => 0
\arctg 2+\arcctg 2-\frac\pi2 => 0 | \sin\arcsin 0{,}3 => 3/10 | \cos(\arccos 2) => undefined | \arcsin\frac35-\arccos\frac45 => 0
\arctg\frac{1}{\sqrt{2}}-\arcsin\frac{1}{\sqrt3} => 0`,
  'divisors, greatest, remainders': String.raw`
\gcd(48;36) => 12 | \lnko(48;36) => 12 | \lnko(48,36) => 12 | \operatorname{lnko}(24;36;60) => 12 | \mathrm{lkkt}(12;18) => 36 | \gcd(0;5) => 5
\gcd(\frac12;3) => undefined | \gcd(2^{10};6^5) => 32 | \gcd(10!;2^{20}) => 256 | \lkkt(1;2;3;4;5;6;7;8;9;10) => 2520 | \lnko(\lkkt(4;6);18) => 6
\gcd(12,18,24) => 6 | \lnko(1\,200;500) => 100 | \max(3;-5;2) => 3 | \min(\frac12;\frac13) => 1/3 | \max(\sqrt2;\frac{7}{5}) => ~1.4142
\max(\pi;\frac{22}{7}) => 22/7 | \min(2^{0{,}5};3^{\frac13}) => ~1.4142 | \max(1) => unreadable | \max(\lg 2+\lg 5;1) => 1 | \min(|{-3}|;2) => 2
\max(\frac10;1) => undefined | -17\bmod 5 => ambiguous | 17\bmod 0 => undefined | 3^{1000}\bmod 10 => 1 | 2^{10^6}\bmod 13 => 3
17\equiv 2\pmod 5 => unreadable`,
  determinants: String.raw`
\begin{vmatrix}2&-1&0\\1&3&2\\0&5&1\end{vmatrix} => -13 | \begin{vmatrix}\frac12&\sqrt2\\\sqrt2&4\end{vmatrix} => 0
\begin{vmatrix}\sin15^\circ&\cos15^\circ\\\cos15^\circ&\sin15^\circ\end{vmatrix} => ~-0.8660 | \begin{vmatrix}\lg2&\lg5\\-1&1\end{vmatrix} => 1
\begin{vmatrix}\log_2 8&2\\1&\ln e\end{vmatrix} => 1 | \det\begin{pmatrix}2&0\\0&3\end{pmatrix} => 6 | \det\begin{bmatrix}1&1\\1&2\end{bmatrix} => 1
\left|\begin{matrix}1&2\\3&5\end{matrix}\right| => -1 | \begin{vmatrix}1&2&3\\4&5&6\end{vmatrix} => unreadable
\begin{vmatrix}0&1&0&0\\1&0&0&0\\0&0&0&1\\0&0&1&0\end{vmatrix} => 1 | \begin{vmatrix}3!&\binom42\\2^3&|-7|\end{vmatrix} => -6
\begin{vmatrix}e^{\ln2}&1\\1&1\end{vmatrix} => 1 | \begin{vmatrix}1&\frac{1}{0}\\2&3\end{vmatrix} => undefined`,
  'binomials and factorials': String.raw`
\binom{0}{0} => 1 | \binom{200}{100} => 90548514656103281165404177077484163874504589675413336841320 | \binom{10^6}{2} => 499999500000
\binom{52}{5} => 2598960 | \frac{\binom{90}{5}}{\binom{89}{4}} => 18 | \frac{5!}{3!2!} => 10 | \frac{(4+3)!}{4!3!} => 35 | 2{,}5! => undefined
10!:8! => 90 | 3!!! => ambiguous | 5!+4! => 144 | 5!4! => 2880 | 23!:22! => 23 | 50!\bmod 47 => 0 | \sqrt{5!+1} => 11 | \lg(10!) => ~6.5598
(5^2)! => 15511210043330985984000000 | !4 => unreadable`,
  'repeating decimals': String.raw`
0{,}1\overline{6} => 1/6 | 0{,}\dot{1}\dot{2} => 4/33 | 2{,}3\dot{4}\dot{5} => 129/55 | 1{,}\overline{9} => 2 | 3{,}\overline{0} => 3
0{,}1(6) => ambiguous | 0.\overline{12} => 4/33 | -0{,}\overline{6} => -2/3 | 0{,}\overline{6}:0{,}\overline{3} => 2 | \sqrt{0{,}\overline{4}} => 2/3
0{,}\bar{3} => 1/3 | 0{,}\bar3+0{,}\bar6 => 1 | 0{,}333\dots => unreadable | (0{,}\overline{3})^{-1} => 3 | 0,\overline{45} => 5/11
12\,345{,}\overline{6} => 37037/3 | 0{,}\overline{12}3 => unreadable | 0{,}\overline{a} => unreadable | 0{,}\widehat{3} => unreadable`,
  'absolute values and whole parts': String.raw`
|3-7| => 4 | |-2|\cdot|-3| => 6 | |2-|3-8|| => 3 | \left|-\frac34\right| => 3/4 | |1-\sqrt2|+1 => ~1.4142 | |\sqrt2-\sqrt3|-\sqrt3+\sqrt2 => 0
\lvert -4\rvert => 4 | \lfloor-2{,}5\rfloor => -3 | \lfloor 7\rfloor => 7 | \lfloor\lg 2024\rfloor => 3 | \lfloor 100\sqrt2\rfloor => 141
\lfloor(1+\sqrt2)^{10}\rfloor => 6725 | \lceil(1+\sqrt2)^{10}\rceil => 6726 | \lfloor\lg 2+\lg5\rfloor => 1 | \lfloor\sqrt{3+2\sqrt2}-\sqrt2\rfloor => 1
\lceil e^{10}\rceil => 22027 | \lfloor 10^{20}\pi\rfloor => 314159265358979323846 | \lfloor\frac{7}{2}\rfloor-\lceil\frac{7}{2}\rceil => -1
\lfloor e^{\pi\sqrt{163}}\rfloor => 262537412640768743 | \{3{,}7\} => ambiguous | [(2+3)\cdot2-1]\cdot3 => 27 | \{[(1+2)\cdot3]-4\}:5 => 1
\left\lfloor\frac{-7}{3}\right\rfloor => -3 | \operatorname{sgn}(-3) => -1 | \operatorname{sgn}0 => 0 | \operatorname{sgn}(\sqrt2-1{,}5) => -1
\operatorname{sgn}(\lg2-0{,}30103) => -1 | \operatorname{sgn}(\sin\pi) => 0 | \exp(2) => ~7.3891 | \exp(\ln 3) => 3 | \operatorname{sh}0 => 0
\sinh(\ln2) => 3/4 | \cosh(\ln 3) => 5/3 | \tanh(\ln 2) => 3/5 | \operatorname{th}(\ln3) => 4/5 | \operatorname{arsh}0 => unreadable`,
  'letters, text and broken forms': String.raw`
\mathrm{i} => undefined | \operatorname{hasOwnProperty}(3) => unreadable | \operatorname{__proto__}5 => unreadable | \text{valueOf}5 => unreadable
a+b => undefined | x^2=4 => unreadable | 2\cdot3=6 => unreadable | \emptyset => unreadable | |\{1;2\}\cup\{2;3\}| => 3 | P(A) => undefined
f(3) => undefined | \pi-3{,}14 => ~0.0016 | e\cdot e^{-1} => 1 | \mathrm{e}^{\ln 2} => 2 | \text{abc} => unreadable | 2\text{ m} => unreadable
5\,\mathrm{cm} => unreadable | 20\,\mathrm{km}:5 => unreadable | 3\,\mathrm{m}+2\,\mathrm{m} => undefined | 10\,\text{Ft} => unreadable
2++3 => unreadable | 2\cdot => unreadable | x''^2 => unreadable | [1+2) => unreadable | (1+2] => unreadable | {1+2 => unreadable
\left(1+2\right] => unreadable`,
  'pasted signs': String.raw`
2⁻² => 1/4 | 10⁻³ => 1/1000 | 2¹⁰ => 1024 | 2½ => 5/2 | ¾·4 => 3 | ⅔ => 2/3 | ⅗ => 3/5 | ⅚ => 5/6 | ⅞ => 7/8 | ⅜ => 3/8 | ⅘ => 4/5 | ⅖ => 2/5 | ⅙ => 1/6
3×4 => 12 | 3·4 => 12 | 3∙4 => 12 | 3•4 => 12 | 3⋅4 => 12 | 3*4 => 12 | 2π => ~6.2832 | log2(8) => unreadable | sqrt(9) => unreadable | 50 % => 1/2
50% => 1/2 | 3≤4 => unreadable | 2≠3 => unreadable | x₂ => unreadable | log₂8 => unreadable | 10⁄2 => unreadable | 10∕2 => unreadable | a·b => undefined
Σ => undefined | ∑ => unreadable | ∫ => unreadable | ⌊2,5⌋ => unreadable | ⌈2,5⌉ => unreadable | 2·π => ~6.2832 | 2‰ => unreadable | 4′ => unreadable
⁴√16 => unreadable | “3” => unreadable`,
  'what cancels': String.raw`
\sqrt{\pi^2+2\pi+1}-\pi => 1 | \sqrt[3]{(e-1)^3}-e => -1 | \sqrt{e^2-2e+1}-e => -1 | \sqrt{e^2-6e+9}+e => 3 | \sqrt{\lg^2 2+2\lg(2)\lg(5)+\lg^2 5} => 1
\sqrt{\ln^2 2-2\ln 2+1}+\ln 2 => 1 | 2^{\pi}\cdot2^{-\pi} => 1 | (e^{\pi})^{\frac{1}{\pi}}-e => 0 | \pi^{\log_{\pi}3} => 3 | (\sqrt{\pi})^2-\pi => 0
\frac{\pi^3+1}{\pi^2-\pi+1}-\pi => 1 | \frac{e^2-1}{e+1}-e => -1 | \frac{e^{2\pi}-1}{e^{\pi}+1}-e^{\pi} => -1
\frac{4^{\sqrt2}-1}{2^{\sqrt2}+1}-2^{\sqrt2} => -1 | \frac{\ln^2 2-\ln^2 3}{\ln 6}-\ln\frac23 => 0 | \frac{\ln^2 3-\ln^2 2}{\ln 1{,}5}-\ln 6 => 0
\frac{\ln^2 3-\ln^2 2}{\ln(1{,}5)\cdot\ln 6} => 1 | \log_2 3-\frac{1}{\log_3 2} => 0 | \log_4 9-\log_2 3 => 0 | \log_2 3+\log_2 5-\log_2 15 => 0
\log_{12} 18\cdot\log_{24}54+5(\log_{12}18-\log_{24}54) => 1 | (\log_2 14-1)\cdot\log_7 2 => 1 | \arcsin\frac{1}{\pi}+\arccos\frac1\pi-\frac\pi2 => 0
\sin(\arcsin\frac1e)-\frac1e => 0 | \sin^2(e)+\cos^2(e) => 1 | \sin 2-2\sin(1)\cos(1) => 0 | \sin 3-3\sin 1+4\sin^3 1 => 0 | \tg(1)\ctg(1) => 1
\frac{1}{\cos^2 3}-\tg^2 3 => 1 | \cos(1)\cos(2)-\sin(1)\sin(2)-\cos 3 => 0 | \sin^2(\ln2)+\cos^2(\ln2) => 1 | \cos(\pi\sqrt2)-\cos(\pi\sqrt2) => 0
\sin^2(\pi\sqrt2)+\cos^2(\pi\sqrt2) => 1 | \sin(\sqrt2)-\sin(\sqrt2+2\pi) => 0 | \sin(\pi-1)-\sin 1 => 0 | \cos(1)-\sin(\frac\pi2-1) => 0
e^{\ln\pi}-\pi => 0 | \ln(e\pi)-\ln\pi => 1 | \ln(\pi^2)-2\ln\pi => 0 | \lg(\pi^2)-\lg\pi-\lg\pi => 0 | \frac{\ln(\pi^3)}{\ln\pi} => 3
\log_{\pi^2}\pi => 1/2 | \log_{\sqrt{\pi}}\pi => 2 | \log_{e^2}e^3 => 3/2 | \ln(1+\sqrt2)+\ln(\sqrt2-1) => 0 | \frac{\ln(3+2\sqrt2)}{\ln(1+\sqrt2)} => 2
\ln(2+\sqrt3)+\ln(2-\sqrt3) => 0 | \operatorname{ch}(\ln(2+\sqrt3)) => 2 | \ch^2 2-\sh^2 2 => 1 | \operatorname{ch}^2 2-\operatorname{sh}^2 2 => 1
\cosh 2-\sinh 2-e^{-2} => 0 | \frac{\ln 8}{\ln 4}+\frac{\ln\sqrt2}{\ln 2} => 2 | \sqrt{\pi}\cdot\sqrt{\pi}-\pi => 0
\frac{\sqrt{\pi^3}}{\sqrt\pi}-\pi => 0 | \sqrt[3]{\pi^3}:\pi => 1 | \sqrt{e^4}-e^2 => 0 | \sqrt{e}\sqrt{e}-e => 0 | e^{1+\ln 2}-2e => 0
e^{\frac12\ln 9} => 3 | e^{\ln(2)\ln(3)}-2^{\ln 3} => 0 | \frac{2^{\lg 3}}{3^{\lg 2}} => 1 | 4^{\lg 3}-9^{\lg 2} => 0 | 2^{\sqrt2}\cdot2^{2-\sqrt2} => 4
2^{2+\sqrt3}:2^{\sqrt3} => 4 | (2^{\sqrt2})^{\sqrt2} => 4 | ((\sqrt3)^{\sqrt2})^{\sqrt8} => 9 | 9^{\sqrt2}\cdot3^{1-2\sqrt2} => 3
\frac{6^{\sqrt2}}{2^{\sqrt2}\cdot3^{\sqrt2}} => 1 | 5^{1+\sqrt3}\cdot 5^{1-\sqrt3} => 25 | (5^{1+\sqrt3})^{1-\sqrt3} => 1/25
(2^{\sqrt3-1})^{\sqrt3+1} => 4 | e^{\sqrt2}\cdot e^{-\sqrt2} => 1 | e^{1+\sqrt2}e^{1-\sqrt2}-e^2 => 0 | \pi^{\sqrt2}\pi^{-\sqrt2} => 1
(\frac19)^{\log_3 2} => 1/4 | 25^{\log_5 3-1} => 9/25 | \sqrt[3]{2}+\sqrt[3]{3}-\sqrt[3]{2} => ~1.4422
\sqrt[3]{5+2\sqrt{13}}+\sqrt[3]{5-2\sqrt{13}} => 1 | \sqrt{2}+\sqrt{3}+\sqrt{5}+\sqrt{7}-\sqrt{2}-\sqrt{3}-\sqrt{5}-\sqrt{7} => 0
(\sqrt2+\sqrt3+\sqrt5)(\sqrt2+\sqrt3-\sqrt5)(\sqrt2-\sqrt3+\sqrt5)(-\sqrt2+\sqrt3+\sqrt5) => 24
\frac{1}{1+\sqrt2}+\frac{1}{\sqrt2+\sqrt3}+\frac{1}{\sqrt3+2} => 1 | \sqrt{1+2023\sqrt{1+2024\cdot 2026}} => 2024 | \sqrt{1+1\cdot2\cdot3\cdot4} => 5
\sqrt{2024^2+2024^2\cdot2025^2+2025^2} => 4098601 | \tg^2\frac{\pi}{7}+\tg^2\frac{2\pi}7+\tg^2\frac{3\pi}7 => 21
\sin\frac{\pi}{5}\sin\frac{2\pi}{5}\sin\frac{3\pi}5\sin\frac{4\pi}5 => 5/16 | \cos\frac\pi{17} => ~0.9830
\sin 20^\circ\sin 40^\circ\sin 60^\circ\sin 80^\circ => 3/16 | \ctg 10^\circ\ctg 50^\circ\ctg 70^\circ-\sqrt3 => 0
\frac{\sin 40^\circ\cos 10^\circ-\cos 40^\circ\sin 10^\circ}{\cos 60^\circ} => 1 | \cos^2 10^\circ+\cos^2 50^\circ-\sin 40^\circ\sin 80^\circ => 3/4
\sqrt[3]{\cos 40^\circ}+\sqrt[3]{\cos 80^\circ}-\sqrt[3]{\cos 20^\circ} => ~0.4934 | \cos 24^\circ-\cos 84^\circ-\cos 12^\circ+\sin 42^\circ => 1/2
\arcsin\frac45+\arcsin\frac{5}{13}+\arcsin\frac{16}{65}-\frac\pi2 => 0 | 2\arctg\frac13+\arctg\frac17-\frac{\pi}4 => 0
3\arcsin\frac14-\arcsin\frac{11}{16} => 0 | \arctg(1+\sqrt2):\pi => 3/8 | \arctg(2-\sqrt3):\pi => 1/12 | \arccos\frac{\sqrt{2+\sqrt2}}{2}:\pi => 1/8
\arcsin(\sin 100^\circ):\pi => 4/9 | \arcsin(\sin\frac{3\pi}{7}):\pi => 3/7 | \frac{\sin 1}{\sin 1} => 1 | \frac{\pi-\pi}{\sin 1} => 0
\frac{1}{\sin^2 1+\cos^2 1-1} => undefined | \frac{1}{\sqrt{3+2\sqrt2}-1-\sqrt2} => undefined | \frac{1}{\lg2+\lg5-1} => undefined
\frac{0}{\log_4 9-\log_2 3} => undefined | \lg(\sin^2 5+\cos^2 5) => 0 | \lg(\sqrt{3+2\sqrt2}-1-\sqrt2) => undefined
\ln(\log_4 9-\log_2 3) => undefined | \sqrt{\lg 2+\lg 5-1} => 0 | \sqrt{\sin\pi} => 0 | \sqrt{-\sin^2 1} => undefined | \sqrt{1-\sqrt2} => undefined
\sqrt{\sqrt2+\sqrt3-\sqrt{5+2\sqrt6}} => 0 | \sqrt{3-2\sqrt2-(\sqrt2-1)^2} => 0 | \arcsin(\sqrt{3+2\sqrt2}-\sqrt2) => ~1.5708
\arccos(\lg 2+\lg 5):\pi => 0 | \tg(45^\circ+45^\circ) => undefined | \ctg(\arctg 0) => undefined | \log_{\sin 90^\circ}5 => undefined
\log_{\lg 10}7 => undefined | \log_{\sqrt2-1}(\sqrt2+1) => -1 | 0^{\sqrt2} => 0 | 0^{-\pi} => undefined | 0^{\sin\pi} => undefined
(\sin\pi)^{\cos\frac\pi2} => undefined | (\sqrt2-\sqrt2)^0 => undefined | 1^{\infty} => undefined | \sqrt[3]{-8}+(-8)^{\frac13} => undefined
(-8)^{\frac{2}{6}} => undefined | (-2)^{2} => 4 | (-2)^{\sqrt4} => 4 | (-2)^{\lg 1000} => -8 | (-2)^{\sqrt2} => undefined | (-1)^{\frac{2}{1}} => 1
(\frac12-\frac12)^{-1} => undefined | \lfloor\sqrt{3+2\sqrt2}-\sqrt2-10^{-30}\rfloor => 0 | \lfloor\log_2 8-10^{-40}\rfloor => 2
\lceil\tg 45^\circ\rceil => 1 | \lfloor\frac{\arctg 1}{\pi}\cdot 4\rfloor => 1 | \lfloor e^{\ln 5}\rfloor => 5 | \lfloor 10^{\lg 7}\rfloor => 7
\lfloor\pi-\frac{355}{113}\rfloor => -1 | \operatorname{sgn}(\pi-\frac{355}{113}) => -1 | 17\bmod(\lg 1000) => 2 | \binom{\sqrt{16}}{\lg 100} => 6
(\sqrt9)! => 6 | (\lg 1000)! => 6 | (\sin 90^\circ)! => 1 | \pi! => undefined | (\sqrt2)! => undefined | e^{-\infty} => undefined
\frac{\sqrt{8}+\sqrt{18}}{\sqrt2} => 5 | \sqrt{\frac{1}{0{,}\overline{1}}} => 3 | \log_{0{,}\overline{3}}9 => -2 | 16^{\frac34}:2^{-1} => 16
(0{,}04)^{-1{,}5} => 125 | \left(\frac{1}{\sqrt[3]{4}}\right)^{-\frac32} => 2 | \sqrt[3]{4\sqrt{4\sqrt[3]{4}}} => ~2.1601 | \sqrt{a^2} => undefined`,
  'roots of sums, halves of angles, powers of powers': String.raw`
\sqrt{\pi^2+1} => ~3.2969 | \sqrt{\pi^2+1}\cdot\sqrt{\pi^2+1}-\pi^2 => 1 | \frac{\sqrt{e+1}}{\sqrt{e+1}} => 1 | (\sqrt{e+1})^2-e => 1
\frac{1}{(\sqrt{e+1})^2-e-1} => undefined | \sqrt{\ln 2+1} => ~1.3012 | \sqrt[3]{\pi+1} => ~1.6059 | \sqrt{\log_2 3+1} => ~1.6078
\sqrt[4]{(\pi+1)^2}\cdot\sqrt{\pi+1}-\pi => 1 | \ln\sqrt{\pi^2+1}-\frac12\ln(\pi^2+1) => 0 | e^{\frac12\ln(\pi+1)}\cdot\sqrt{\pi+1}-\pi => 1
(\pi^2+1)^{\frac32}:\sqrt{\pi^2+1}-\pi^2 => 1 | \sqrt{4\pi^2+4}:\sqrt{\pi^2+1} => 2 | \sqrt{2+\sqrt{\pi}} => ~1.9423
\sqrt{1+2\sqrt{\pi}+\pi}-\sqrt{\pi} => 1 | \sqrt{e^2+e^{-2}+2}-e^{-1}-e => 0 | \sqrt{\frac{e^2+e^{-2}-2}{4}}-\operatorname{sh}1 => 0
\sqrt{9^{\sqrt2}-2\cdot3^{\sqrt2}+1}-3^{\sqrt2} => -1 | \sqrt{\lg^22-2\lg 2+1}+\lg 2 => unreadable | \sqrt{\lg^2 2-2\lg 2+1}+\lg 2 => 1
\sqrt{\log_2^2 3-4\log_2 3+4}-\log_2\frac43 => 0 | \sqrt{\pi^2-\pi^2} => 0 | \sqrt{\pi^2-10} => undefined | \sqrt{3-\pi} => undefined
\cos(\frac12\arctg\frac43) => ~0.8944 | \tg(\frac12\arctg\frac34) => 1/3 | \sin(\frac12\arcsin\frac{24}{25}) => 3/5
\cos\left(\frac{3}{2}\arccos\frac{1}{9}\right) => ~-0.5797 | \tg\frac{\arctg\frac34}{2} => 1/3
\tg(\frac{\pi}{4}+\frac12\arccos\frac35)+\tg(\frac\pi4-\frac12\arccos\frac35) => 10/3 | \sin^2(\frac12\arctg\frac{3}{4}) => 1/10
\cos(\frac12\arcsin(-\frac35)) => ~0.9487 | \sin(\frac12\arcsin(-\frac35)) => ~-0.3162 | \sin(\frac12\arccos(-\frac78)) => ~0.9682
\arctg(\tg\frac{12\pi}{11}):\pi => 1/11 | \arccos(\cos\frac{9\pi}{7}):\pi => 5/7 | \arcsin(\sin\frac{8\pi}{13}):\pi => 5/13
2^{1+\sqrt2}\cdot2^{1-\sqrt2} => 4 | 3^{2\sqrt3+1}:9^{\sqrt3} => 3 | \frac{4^{1+\sqrt5}}{2^{2\sqrt5}} => 4
\left(7^{\sqrt2+\sqrt3}\right)^{\sqrt3-\sqrt2} => 7 | 5^{\sqrt2+\sqrt3}:5^{\sqrt3}-5^{\sqrt2} => 0 | \lg 10^{1+\sqrt2}-\sqrt2 => 1
\log_2 4^{\sqrt3} => ~3.4641 | 6^{\sqrt2}:2^{\sqrt2} => ~4.7288 | 2^{\cos36^\circ}\cdot 2^{-\cos 36^\circ} => 1`,
  'what is nothing though it does not show': String.raw`
\frac{\pi}{0+\pi} => 1 | \frac{\ln 2+\ln 3}{\sum_{k=2}^{3}\ln k} => 1 | \frac{e}{(\sqrt{3+2\sqrt2}-1-\sqrt2)\pi+e} => 1
\frac{e+1}{(\sqrt{3+2\sqrt2}-1-\sqrt2)\pi+e+1} => 1 | \frac{\pi}{(\cos36^\circ-\cos72^\circ-\frac12)+\pi} => 1
\frac{e}{(\sqrt[3]{2+\sqrt5}+\sqrt[3]{2-\sqrt5}-1)+e} => 1 | \frac{(1)\cdot\frac{1}{\pi}}{(\sqrt{3+2\sqrt2}-1-\sqrt2)+(1)\cdot\frac{1}{\pi}} => 1
((\sin^2(\arctg(\lg 11))+\cos^2(\arctg(\lg 11)))^{\frac{-1}{3}})^{\frac{2}{2}} => 1 | \sin^2(\arctg(\lg 11))+\cos^2(\arctg(\lg 11)) => 1
2^{\sin^2(e)+\cos^2(e)} => 2 | 9^{\left|\sin^2((7)\cdot(3))+\cos^2((7)\cdot(3))\right|} => 9 | \lfloor\sin^2 5+\cos^2 5\rfloor => 1
\lceil\sin^2 5+\cos^2 5\rceil => 1 | \lfloor 1+(\arctg1+\arctg2+\arctg3-\pi)\rfloor => 1 | \max((e);(e)+(\sin^2 2+\cos^2 2-1))-(e) => 0
\frac{\pi-\pi}{\pi} => 0 | \sqrt{0+\pi}-\sqrt{\pi} => 0 | \sqrt{\lg 9} => ~0.9769 | (\sqrt{\lg 9})^2:\lg 9 => 1
((\sqrt{\lg 4})+1)^2-\lg 4-2\sqrt{\lg 4} => 1 | \sqrt{2\pi^2+4\pi+2}-\sqrt2\pi-\sqrt2 => 0 | \sqrt{\pi^2+2\sqrt2\pi+2}-\pi-\sqrt2 => 0
\sqrt{\ln 2+\sqrt3} => ~1.5573 | \sqrt[3]{\lg 7+1} => ~1.2265`,
}

for (const [name, table] of Object.entries(TABLES)) test(name, () => expect(misread(table)).toEqual([]))
